/**
 * As much of curl as the examples use, for machines that have none:
 * `-s -N -i -X <method> -H <header> -d <body> --max-time <seconds> -o <file> <address>`.
 */
import { writeFileSync } from 'node:fs'

const TAKES_VALUE = new Set(['-X', '-H', '-d', '-o', '--max-time'])

const options: Record<string, string[]> = {}
let address = ''
const args = process.argv.slice(2).flatMap((arg) => (/^-[a-zA-Z]{2,}$/.test(arg) ? split(arg) : [arg]))
for (let i = 0; i < args.length; i++) {
  const arg = args[i]!
  if (!arg.startsWith('-')) address = arg
  else options[arg] = [...(options[arg] ?? []), TAKES_VALUE.has(arg) ? args[++i]! : '']
}

/** `-sX` is `-s -X`. */
function split(arg: string): string[] {
  return [...arg.slice(1)].map((letter) => `-${letter}`)
}

const body = options['-d']?.[0]
const seconds = options['--max-time']?.[0]
const file = options['-o']?.[0]
const headers = new Headers({ Accept: '*/*' })
for (const header of options['-H'] ?? []) {
  const colon = header.indexOf(':')
  headers.set(header.slice(0, colon), header.slice(colon + 1).trim())
}

const write = (text: string | Uint8Array) =>
  file === undefined ? process.stdout.write(text) : writeFileSync(file, text, { flag: 'a' })

try {
  if (file !== undefined) writeFileSync(file, '')
  const response = await fetch(address, {
    method: options['-X']?.[0] ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body !== undefined && { body }),
    ...(seconds !== undefined && { signal: AbortSignal.timeout(Number(seconds) * 1000) }),
  })
  if (options['-i']) {
    const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    write(`HTTP/1.1 ${response.status} ${response.statusText}\r\n${lines}\r\n`)
  }
  for await (const chunk of response.body ?? []) write(chunk)
} catch (error) {
  process.exitCode = error instanceof Error && error.name === 'TimeoutError' ? 28 : 7
}
