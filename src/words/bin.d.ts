/** A pack as a module: on Workers its bytes, where `[[rules]]` of wrangler.toml say so. */
declare module '*.bin' {
  const bytes: ArrayBuffer
  export default bytes
}
