import type { Log } from './app/index.ts'

/**
 * One line of JSON per event. Only what callers name is written: never headers, bodies, tokens, names
 * or anything out of an event.
 */
export const createLog = (write: (line: string) => void): Log => ({
  info: (event, fields = {}) => write(JSON.stringify({ level: 'info', event, ...fields })),
  error: (event, error, fields = {}) =>
    write(
      JSON.stringify({
        level: 'error',
        event,
        ...fields,
        error: error instanceof Error ? error.name : typeof error,
        message: error instanceof Error ? firstLine(error.message) : undefined,
        stack: error instanceof Error ? places(error.stack) : undefined,
      }),
    ),
})

const firstLine = (text: string): string => text.split('\n', 1)[0]!.slice(0, 300)

/** Where it was, without the message, which may quote what somebody sent. */
const places = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .map((line) => line.trim())
