import type { Match, Moment } from './play.ts'
import type { Subject } from './subject.ts'

/** One thing that is proved of every match of a game while it is played. */
export interface Proof {
  name: string
  /** Looks at one entry; throws where the proof fails. */
  moment?(m: Moment): void
  /** Looks at a whole match. */
  end?(match: Match): void
  /** How often something was really compared: a proof that never did proves nothing. */
  checked(): number
}

export type MakeProof = (subject: Subject) => Proof

/** A failure with what is needed to see it again. */
export interface Failure {
  proof: string
  setting: string
  seed: string
  revision: number
  message: string
}

/** Plays a match to its end under all proofs. A proof that fails is not asked again in this match. */
export function observe(
  play: Generator<Moment, Match>,
  proofs: readonly Proof[],
  setting: string,
  seed: string,
) {
  const failures: Failure[] = []
  const failed = new Set<Proof | 'play'>()
  let revision = 0
  const attempt = (proof: Proof | 'play', look: () => void) => {
    if (failed.has(proof)) return
    try {
      look()
    } catch (error) {
      failed.add(proof)
      const message = error instanceof Error ? error.message : String(error)
      failures.push({ proof: proof === 'play' ? proof : proof.name, setting, seed, revision, message })
    }
  }
  let match: Match | undefined
  attempt('play', () => {
    for (;;) {
      const next = play.next()
      if (next.done) {
        match = next.value
        return
      }
      revision = next.value.step.entry.revision
      for (const proof of proofs) attempt(proof, () => proof.moment?.(next.value))
    }
  })
  if (match) for (const proof of proofs) attempt(proof, () => proof.end?.(match!))
  return { match, failures }
}
