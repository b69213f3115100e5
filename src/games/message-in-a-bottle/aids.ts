/** No helpers: to find the word is the game. */
export const aids = undefined
