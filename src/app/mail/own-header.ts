/** Stands in every mail of ours: one that comes back is a loop. */
export const OWN_HEADER = 'X-Heliograph'
