import type { JsonSchema } from '../../../core/index.ts'

/** What an operation was asked, and answered: found out by doing it. */
export interface Example {
  operation: string
  name: string
  summary: string
  request?: unknown
  status: number
  /** Media type of the answer. */
  type: string
  answer: unknown
}

export type Examples = ReturnType<typeof examplesAmong>

/** Where these belong in the document. */
export function examplesAmong(all: readonly Example[]) {
  const named = (chosen: readonly Example[], value: 'request' | 'answer'): JsonSchema =>
    chosen.length
      ? { examples: Object.fromEntries(chosen.map((e) => [e.name, { summary: e.summary, value: e[value] }])) }
      : {}
  return {
    /** Bodies that the operation takes. */
    requests: (operation: string) =>
      named(
        all.filter((e) => e.operation === operation && e.request !== undefined),
        'request',
      ),
    /** Answers of the operation with that status, in that media type. */
    answers: (operation: string, status: number, type: string) =>
      named(
        all.filter((e) => e.operation === operation && e.status === status && e.type === type),
        'answer',
      ),
    /** Refusals with that status, whatever was asked. */
    problems: (status: number) =>
      named(
        all.filter((e) => e.status === status && e.type === 'application/problem+json'),
        'answer',
      ),
  }
}
