import { loadavg } from 'node:os'

/** Load of the machine over the last minute: figures taken beside much else mean less. */
export const load = (): string => loadavg()[0]!.toFixed(1)
