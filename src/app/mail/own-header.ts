/** Stands in every mail of ours and names its match: one that comes back is a loop. */
export const OWN_HEADER = 'X-Heliograph-Match'
