/** Tables bring no content of their own to this game. */
export const content = undefined
