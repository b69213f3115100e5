import { normalAddress } from './address.ts'

/** Whether two bare addresses are one: no mail system in use tells capitals apart, and domains have two spellings. */
export const sameAddress = (a: string, b: string): boolean => spelling(a) === spelling(b)

const spelling = (address: string): string => (normalAddress(address) ?? address).toLowerCase()
