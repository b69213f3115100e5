import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moments } from './moments.ts'
import { MATCH_SEED, type Match, playMatch } from './play.ts'
import { type Failure, observe, type Proof } from './proof.ts'
import { redoAll } from './redo.ts'
import { loadSubject, type Subject, subjects } from './subject.ts'
import { neverSwapped, sameAnswers, sameToViewers, trulyDiffers } from './swap.ts'

/** Random matches of a game; the seeds are the same each time, more of them go on where these end. */
const matchesOf = ({ matches = 500 }: Subject) => Number(process.env.CONFORMANCE_MATCHES ?? matches)

/** What every game has to keep, over random matches of the one of that id. */
export function conforms(id: string): void {
  const game = subjects.find(({ meta }) => meta.id === id)!
  describe(game.meta.name, () => suite(game))
}

function suite(game: Subject['game']): void {
  let subject: Subject
  let proofs: Proof[]
  const failures: Failure[] = []
  const ended: Record<string, number> = {}
  let entries = 0
  let redone = 0
  let redoneMatches = 0

  /** Failures of one proof, written so that the match can be played again. */
  const of = (proof: string) =>
    failures
      .filter((f) => f.proof === proof)
      .slice(0, 3)
      .map((f) => `{ setting: '${f.setting}', seed: '${f.seed}' } at revision ${f.revision}: ${f.message}`)

  const redo = (match: Match) => {
    try {
      redone += redoAll(subject, match)
      redoneMatches += 1
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      failures.push({ proof: 'redo', setting: match.setting.name, seed: match.seed, revision: 0, message })
    }
  }

  beforeAll(async () => {
    subject = await loadSubject(game)
    proofs = moments.map((make) => make(subject))
    const runs = [
      ...subject.regressions.map(({ setting, seed }) => ({
        setting: subject.settings.find((s) => s.name === setting)!,
        seed,
      })),
      ...Array.from({ length: matchesOf(subject) }, (_, n) => ({
        setting: subject.settings[n % subject.settings.length]!,
        seed: MATCH_SEED(game.meta.id, n),
      })),
    ]
    runs.forEach(({ setting, seed }, n) => {
      const seen = observe(playMatch(game, subject, setting, seed), proofs, setting.name, seed)
      failures.push(...seen.failures)
      if (!seen.match) return
      ended[seen.match.ended!] = (ended[seen.match.ended!] ?? 0) + 1
      entries += seen.match.entries.length
      if (n % 2 === 0) redo(seen.match)
    })
  }, 900_000)

  afterAll(() => {
    const counts = Object.entries(ended).map(([how, count]) => `${count} ${how}`)
    console.info(`${game.meta.id}: ${counts.join(', ')}; ${entries} entries, ${redone} redone`)
  })

  test('random matches are played to their end', () => {
    expect(of('play')).toEqual([])
    const played = Object.values(ended).reduce((sum, count) => sum + count, 0)
    const matches = matchesOf(subject)
    expect(played).toBe(matches + subject.regressions.length)
    expect(ended.finished ?? 0).toBeGreaterThan(matches / 2)
    expect(ended.stopped ?? 0).toBeLessThan(matches / 20)
  })

  test.each(moments.map((make, i) => ({ name: make(nothing(game)).name, i })))('$name', ({ name, i }) => {
    expect(of(name)).toEqual([])
    expect(proofs[i]!.checked()).toBeGreaterThan(0)
  })

  test('taking a command back and sending it again changes nothing', () => {
    expect(of('redo')).toEqual([])
    expect(redoneMatches).toBeGreaterThan(0)
    expect(redone).toBeGreaterThan(matchesOf(subject))
  })

  test('bots alone play every setting to its end', () => {
    const mood = { bot: 1, undo: 0, resign: 0, replace: 0, abandon: 0, late: 0, frozen: true }
    for (const setting of subject.settings) {
      const seed = MATCH_SEED(`${game.meta.id} bots`, 0)
      const { match, failures: failed } = observe(
        playMatch(game, subject, setting, seed, mood),
        [],
        setting.name,
        seed,
      )
      expect(failed).toEqual([])
      expect(match!.ended, `${setting.name}, ${match!.entries.length} entries`).toBe('finished')
    }
  })

  describe('twins', () => {
    test('there are some, they differ, and every secret kind is in one', () => {
      expect(subject.twins.length).toBeGreaterThan(0)
      for (const twin of subject.twins) trulyDiffers(subject, twin)
      expect(neverSwapped(subject)).toEqual([])
    })

    test('look the same to their viewers wherever they look', () => {
      for (const twin of subject.twins) expect(sameToViewers(twin), twin.name).toBeGreaterThan(5)
    })

    test('answer their viewers alike, and quiet entries look the same to everybody', () => {
      const total = { accepted: 0, refused: 0, quiet: 0 }
      for (const twin of subject.twins) {
        const found = sameAnswers(subject, twin)
        for (const key of ['accepted', 'refused', 'quiet'] as const) total[key] += found[key]
      }
      for (const [what, count] of Object.entries(total)) expect(count, what).toBeGreaterThan(0)
    })
  })
}

/** Names of proofs are wanted before anything is loaded. */
const nothing = (game: Subject['game']) => ({ game, settings: [] }) as unknown as Subject
