/** A seat number from an address; one that no match has when it is no number. */
export const seatOf = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : -1)
