/** Tables bring no content of their own: a match needs a word list, which the service chooses, and cards. */
export const content = undefined
