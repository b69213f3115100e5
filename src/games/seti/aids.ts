/** No helpers: everything that counts lies open on the table or is listed in a prompt. */
export const aids = undefined
