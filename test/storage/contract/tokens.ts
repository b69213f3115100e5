import { expect, test } from 'vitest'
import { appendOf, createMatch, entry, type Harness, newId, sha, token, withKey } from '../fixtures.ts'

export function tokenContract(harness: () => Harness) {
  const standing = async (id: string, text: string) =>
    (await harness().other.load({ matchId: id, held: 1, tokenHash: sha(text) }))?.token

  /** Which of these stand, `text: dead?`. */
  const deadOnes = async (id: string, ...texts: string[]) => {
    const all = await Promise.all(texts.map((text) => standing(id, text)))
    return texts.filter((_, i) => all[i]?.dead ?? true)
  }

  test('a token stands in its own match only', async () => {
    const { store } = harness()
    const [id, neighbour] = [await createMatch(store), await createMatch(store)]
    expect(await standing(id, `${id}/seat1`)).toEqual({
      kind: 'seat',
      seat: 1,
      generation: 0,
      dead: false,
      used: false,
    })
    expect(await standing(id, `${id}/host`)).toMatchObject({ kind: 'host', seat: null })
    expect(await standing(id, `${neighbour}/seat1`)).toBeNull()
    expect(await standing(id, 'nobody’s')).toBeNull()
    expect((await store.load({ matchId: id, held: 0 }))?.token).toBeNull()
  })

  test('an API key stands in the matches it made, and dead after it was revoked', async () => {
    const { store } = harness()
    const keyId = newId()
    await store.createKey({ id: keyId, name: 'bot', hash: sha(keyId) })
    const mine = await createMatch(store, { match: { keyId } })
    const other = await createMatch(store, { match: { keyId: 'someone' } })
    expect(await standing(mine, keyId)).toMatchObject({ kind: 'key', seat: null, dead: false })
    expect(await standing(other, keyId)).toBeNull()
    expect(await standing(await createMatch(store), keyId)).toBeNull()
    await store.revokeKey(keyId)
    expect(await standing(mine, keyId)).toMatchObject({ kind: 'key', dead: true })
  })

  test('handing a seat over kills its tokens and invites and grants the next in the same append', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    await store.rotate(id, [], [token(`${id}/inv0`, 'invite', 0), token(`${id}/inv1`, 'invite', 1)])
    const asked = appendOf(id, 1, {
      revoke: [0],
      grant: [token(`${id}/next`, 'seat', 0, 1)],
      names: [
        { seat: 0, name: 'Grace' },
        { seat: 1, name: 'Hal' },
      ],
    })
    expect((await store.append(asked)).result).toBe('appended')
    const all = ['seat0', 'seat1', 'host', 'watch', 'inv0', 'inv1', 'next'].map((t) => `${id}/${t}`)
    expect(await deadOnes(id, ...all)).toEqual([`${id}/seat0`, `${id}/inv0`])
    expect(await standing(id, `${id}/next`)).toMatchObject({ seat: 0, generation: 1, used: false })
    expect(await store.names(id)).toEqual(['Grace', 'Hal'])
  })

  test('a key is looked up under the generation of the token that asks', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    const key = (actor: string) => ({ idempotency: { actor, key: 'k', fingerprint: sha(actor), entry: 0 } })
    await store.append(appendOf(id, 1, { ...key('0.0'), revoke: [0], grant: [token('n', 'seat', 0, 1)] }))
    const asked = (tokenHash: string) => store.load({ matchId: id, held: 2, tokenHash, key: 'k' })
    expect((await asked(sha('n')))?.repeated).toBeNull()
    await store.append(appendOf(id, 2, { entries: [entry(3, 0, { actor: '0.1' })], ...key('0.1') }))
    await store.append(appendOf(id, 3, { entries: [entry(4, null, { actor: 'host' })], ...key('host') }))
    expect((await asked(sha('n')))?.repeated?.entry.revision).toBe(3)
    expect((await asked(sha(`${id}/host`)))?.repeated?.entry.revision).toBe(4)
    expect((await asked(sha(`${id}/seat0`)))?.repeated?.entry.revision).toBe(2)
    expect((await asked(sha(`${id}/watch`)))?.repeated).toBeNull()
  })

  test('rotating kills what it names and grants others', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    expect(await store.rotate(id, [{ kind: 'watch' }], [token(`${id}/watch2`, 'watch')])).toBe(true)
    expect(await store.rotate(id, [{ kind: 'seat', seat: 1 }], [])).toBe(true)
    const all = ['seat0', 'seat1', 'host', 'watch', 'watch2'].map((t) => `${id}/${t}`)
    expect(await deadOnes(id, ...all)).toEqual([`${id}/seat1`, `${id}/watch`])
    expect(await store.rotate(newId(), [{ kind: 'watch' }], [token('x', 'watch')])).toBe(false)
    await expect(store.rotate(id, [], [token(`${id}/watch2`, 'watch')])).rejects.toThrow()
  })

  test('a used token outlives the rotation of unused ones', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    expect(await store.markUsed(id, sha(`${id}/seat0`))).toBe(true)
    expect(await store.markUsed(id, sha(`${id}/seat0`)), 'used before').toBe(false)
    expect(await store.markUsed(id, sha('unknown'))).toBe(false)
    expect(await standing(id, `${id}/seat0`)).toMatchObject({ used: true })
    const unused = { kind: 'seat' as const, unusedOnly: true }
    expect(await store.rotate(id, [unused], [token(`${id}/new`, 'seat', 1)])).toBe(true)
    expect(await deadOnes(id, `${id}/seat0`, `${id}/seat1`, `${id}/new`)).toEqual([`${id}/seat1`])
    expect(await store.markUsed(id, sha(`${id}/seat1`)), 'dead').toBe(false)
  })

  test('an append marks the token that it rests on as used, and does nothing where that has died', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    const seat0 = sha(`${id}/seat0`)
    expect((await store.append(appendOf(id, 1, { ...withKey('k'), uses: seat0 }))).result).toBe('appended')
    expect(await standing(id, `${id}/seat0`)).toMatchObject({ used: true, dead: false })
    expect(await standing(id, `${id}/seat1`)).toMatchObject({ used: false })
    expect((await store.append(appendOf(id, 2, { uses: seat0 }))).result, 'used before').toBe('appended')
    expect((await store.append(appendOf(id, 3, { ...withKey('k'), uses: seat0 }))).result).toBe('repeated')
    await store.rotate(id, [{ kind: 'seat', unusedOnly: true }], [token(`${id}/new`, 'seat', 1)])
    for (const name of [`${id}/seat1`, 'unknown']) {
      const asked = appendOf(id, 3, { uses: sha(name) })
      expect((await store.append(asked)).result, name).toBe('stale')
      expect(await store.appended(id, asked.appendId)).toBe(false)
    }
    const host = { uses: sha(`${id}/host`), revoke: [1], grant: [token(`${id}/next`, 'seat', 1, 1)] }
    expect((await store.append(appendOf(id, 3, host))).result, 'with a handing over').toBe('appended')
    expect(await standing(id, `${id}/host`)).toMatchObject({ used: true })
    expect(await deadOnes(id, `${id}/new`, `${id}/next`)).toEqual([`${id}/new`])
    await expect(store.append(appendOf(id, 4, { uses: 'no hash' }))).rejects.toThrow()
  })

  test('where a first use and a rotation of unused tokens meet exactly one of them takes place', async () => {
    const { store, other } = harness()
    for (let round = 0; round < 20; round++) {
      const id = await createMatch(store)
      const uses = sha(`${id}/seat0`)
      const use = async () => {
        for (let attempt = 0; attempt < 50; attempt++) {
          const { result } = await store.append(appendOf(id, 1, { uses }))
          if (result === 'appended') return true
          const seen = (await store.load({ matchId: id, held: 1, tokenHash: uses }))!
          if (seen.token?.dead) return false
        }
        throw new Error('neither appended nor refused')
      }
      const unused = { kind: 'seat' as const, seat: 0, unusedOnly: true }
      const [used] = await Promise.all([
        use(),
        other.rotate(id, [unused], [token(`${id}/again`, 'seat', 0)]),
        // In one statement with an append of another match, where there is such a thing.
        store.append(appendOf(await createMatch(store), 1)),
      ])
      expect(await standing(id, `${id}/seat0`)).toMatchObject({ used, dead: !used })
    }
  })

  test('a rotation that was decided on an older revision does nothing', async () => {
    const { store } = harness()
    const id = await createMatch(store)
    await store.append(appendOf(id, 1, { revoke: [0], grant: [token(`${id}/next`, 'seat', 0, 1)] }))
    const late = [token(`${id}/late`, 'seat', 0, 0)]
    expect(await store.rotate(id, [{ kind: 'seat', seat: 0 }], late, 1)).toBe(false)
    expect(await standing(id, `${id}/late`)).toBeNull()
    expect(await deadOnes(id, `${id}/next`)).toEqual([])
    expect(await store.rotate(id, [{ kind: 'seat', seat: 0 }], [token('n', 'seat', 0, 1)], 2)).toBe(true)
    expect(await deadOnes(id, `${id}/next`)).toEqual([`${id}/next`])
  })

  test('of many rotations at once the last one’s token lives and no other', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const names = Array.from({ length: 16 }, (_, i) => `${id}/watch ${i}`)
    const rotated = await Promise.all(
      names.map((name, i) => (i % 2 ? store : other).rotate(id, [{ kind: 'watch' }], [token(name, 'watch')])),
    )
    expect(rotated).toEqual(names.map(() => true))
    expect(await deadOnes(id, `${id}/watch`, ...names)).toHaveLength(names.length)
  })

  test('no token slips through between a rotation and a handing over', async () => {
    const { store, other } = harness()
    for (let round = 0; round < 20; round++) {
      const id = await createMatch(store)
      const handOver = async () => {
        const next = appendOf(id, 1, { revoke: [0], grant: [token(`${id}/next`, 'seat', 0, 1)] })
        for (let attempt = 0; attempt < 50; attempt++)
          if ((await store.append(next)).result === 'appended') return
        throw new Error('never appended')
      }
      const again = Array.from({ length: 4 }, (_, i) => `${id}/again ${i}`)
      await Promise.all([
        handOver(),
        ...again.map((name) =>
          other.rotate(id, [{ kind: 'seat', seat: 0, unusedOnly: true }], [token(name, 'seat', 0)], 1),
        ),
      ])
      expect(await deadOnes(id, `${id}/seat0`, ...again)).toHaveLength(1 + again.length)
      expect(await deadOnes(id, `${id}/next`)).toEqual([])
    }
  })

  test('an append is not disturbed by rotations beside it', async () => {
    const { store, other } = harness()
    const id = await createMatch(store)
    const rotations = Array.from({ length: 8 }, (_, i) =>
      other.rotate(id, [{ kind: 'watch' }], [token(`${id}/w${i}`, 'watch')]),
    )
    const results = []
    for (let revision = 1; revision <= 8; revision++)
      results.push((await store.append(appendOf(id, revision))).result)
    await Promise.all(rotations)
    expect(new Set(results)).toEqual(new Set(['appended']))
  })

  test('API keys are listed, found by hash and revoked once', async () => {
    const { store, other } = harness()
    const [a, b] = [newId(), newId()]
    await store.createKey({ id: a, name: 'A "quoted" name', hash: sha(a) })
    await store.createKey({ id: b, name: 'B', hash: sha(b) })
    const keys = (await other.keys()).filter((key) => [a, b].includes(key.id))
    expect(keys).toMatchObject([
      { id: a, name: 'A "quoted" name', revokedAt: null },
      { id: b, name: 'B', revokedAt: null },
    ])
    expect(Math.abs(keys[0]!.createdAt - (await store.ping()))).toBeLessThan(10_000)
    expect(Object.keys(keys[0]!).sort()).toEqual(['createdAt', 'id', 'name', 'revokedAt'])
    expect(await store.findKey(sha(a))).toEqual({ id: a, dead: false })
    expect(await store.revokeKey(a)).toBe(true)
    expect(await store.revokeKey(a)).toBe(false)
    expect(await store.revokeKey('unknown')).toBe(false)
    expect(await store.findKey(sha(a))).toEqual({ id: a, dead: true })
    expect(await store.findKey(sha('unknown'))).toBeUndefined()
    await expect(store.createKey({ id: a, name: 'again', hash: sha('x') })).rejects.toThrow()
    await expect(store.createKey({ id: newId(), name: 'twin', hash: sha(b) })).rejects.toThrow()
  })
}
