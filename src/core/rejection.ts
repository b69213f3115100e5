/**
 * What kind of refusal a code is: `invalid` input or against the rules, a `conflict` with the state of
 * the match, `forbidden` to this seat, said too `early`. Transports map these to their own statuses.
 */
export type RejectionKind = 'invalid' | 'conflict' | 'forbidden' | 'early'

/**
 * Codes in kebab-case, each with its kind and a short title for people. `judged` marks what is said only once
 * it is clear what would become of the command: who tries a command out is not told it.
 */
export type Rejections = Readonly<Record<string, { kind: RejectionKind; title: string; judged?: true }>>

/** A field that a refusal points at. `path` is a JSON Pointer (RFC 6901) into the command. */
export interface FieldError {
  path: string
  code: string
  message: string
}

/** An expected refusal: a value, never an exception. Says only what the refused seat may know. */
export interface Rejection {
  code: string
  detail: string
  errors?: FieldError[]
  /** True when the same command with `confirm: true` would be accepted. */
  confirmable?: boolean
}

/** Refusals that any match can give; each game adds its own. */
export const coreRejections = {
  'invalid-command': { kind: 'invalid', title: 'The command does not fit its schema' },
  'unknown-command': { kind: 'invalid', title: 'This game has no such command' },
  'invalid-notation': { kind: 'invalid', title: 'The line cannot be read as a command' },
  'not-started': { kind: 'conflict', title: 'The match has not started' },
  'match-over': { kind: 'conflict', title: 'The match is over' },
  'not-your-turn': { kind: 'conflict', title: 'Another seat has to act' },
  'wrong-phase': { kind: 'conflict', title: 'Not at this point of the match' },
  'seat-resigned': { kind: 'conflict', title: 'This seat has resigned' },
  'not-away': { kind: 'conflict', title: 'No bot stands in for this seat' },
  'invalid-query': { kind: 'invalid', title: 'The helper cannot answer that' },
  'aid-not-yours': { kind: 'forbidden', title: 'That helper is not for this seat' },
  'nothing-to-undo': { kind: 'conflict', title: 'There is nothing that this seat may take back' },
  'undo-not-possible': { kind: 'conflict', title: 'The match cannot go back to that revision' },
  'match-paused': { kind: 'conflict', title: 'The match is paused' },
  'proposal-open': { kind: 'conflict', title: 'Something has been proposed already' },
  'no-proposal': { kind: 'conflict', title: 'Nothing has been proposed' },
  'not-your-proposal': { kind: 'conflict', title: 'That is for others to answer' },
  'nothing-to-propose': { kind: 'conflict', title: 'That cannot be proposed now' },
  'prompt-gone': { kind: 'conflict', title: 'That question is no longer open' },
} as const satisfies Rejections

export type CoreCode = keyof typeof coreRejections

/** Makes a refusal. A game narrows `Code` to its own codes: see {@link rejecter}. */
export function reject<Code extends string = CoreCode>(
  code: Code,
  detail: string,
  errors?: FieldError[],
): Rejection {
  return errors ? { code, detail, errors } : { code, detail }
}

/** A `reject` that takes core's codes and those of one game, and no others. */
export const rejecter =
  <R extends Rejections>(_codes: R) =>
  (code: CoreCode | (keyof R & string), detail: string, errors?: FieldError[]): Rejection =>
    reject<string>(code, detail, errors)

/** Tells a refusal from what was asked for. */
export const isRejection = (value: unknown): value is Rejection =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'code' in value && 'detail' in value
