/** Tables bring no content of their own: the message cards are the service's. */
export const content = undefined
