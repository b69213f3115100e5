/** What the document says of where it was asked for. */
export function serverAt(url: string) {
  const { hostname } = new URL(url)
  const local = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  return {
    url,
    description: `The ${local ? 'local' : 'production'} server that gave this document`,
    'x-internal': local,
  }
}
