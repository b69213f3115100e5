/** Tables bring no content of their own: all cards are in the box. */
export const content = undefined
