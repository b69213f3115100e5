/** Tables bring no words of their own: the list of the language judges, or the players do. */
export const content = undefined
