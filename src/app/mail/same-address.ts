/** Whether two bare addresses are one: no mail system in use tells capitals apart, and domains have two spellings. */
export const sameAddress = (a: string, b: string): boolean => spelling(a) === spelling(b)

function spelling(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const host = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
  return `${address.slice(0, at)}@${host}`.toLowerCase()
}
