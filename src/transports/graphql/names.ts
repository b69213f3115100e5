/** `message-in-a-bottle` → `MessageInABottle`. */
export const pascal = (text: string): string =>
  text.replace(/(^|-)(\w)/g, (_, _dash, first: string) => first.toUpperCase())

/** The field of `CommandInput` that is a game's: its id in camelCase. */
export const fieldOf = (gameId: string): string => {
  const whole = pascal(gameId)
  return whole.charAt(0).toLowerCase() + whole.slice(1)
}
