import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Draws of one decision. Where they come from: docs/hidden-information.md, "Randomness". */
export interface Rng {
  /** A whole number in `[0, below)`, each equally likely. `below` is 1 … 2^32. */
  int(below: number): number
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** A new list in random order (Fisher–Yates). */
  shuffle<T>(list: readonly T[]): T[]
}

const WORD = 2 ** 32

/**
 * The stream of 32-bit words `HMAC-SHA-256(seed, "<domain>:<length>:<block>")`, blocks 0, 1, 2 …,
 * big-endian. `length` is the length of the surviving history, so that undo and redo never re-roll;
 * `domain` keeps the bots' dice apart from the game's.
 * @param seed 32 bytes, secret until the match is over
 */
export function createRng(seed: string, domain: string, length: number): Rng {
  let key: Uint8Array | undefined // most decisions draw nothing
  let block = 0
  let words: number[] = []
  const next = (): number => {
    if (words.length === 0) {
      key ??= hexToBytes(seed)
      const bytes = hmac(sha256, key, utf8ToBytes(`${domain}:${length}:${block++}`))
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(28 - i * 4))
    }
    return words.pop()!
  }
  const int = (below: number): number => {
    const limit = WORD - (WORD % below) // words at and above it would favour small numbers
    let word = next()
    while (word >= limit) word = next()
    return word % below
  }
  return {
    int,
    pick: (list) => list[int(list.length)]!,
    shuffle(list) {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(i + 1)
        ;[out[i], out[j]] = [out[j]!, out[i]!]
      }
      return out
    },
  }
}

/** The public promise made at creation: SHA-256 of the seed's 32 bytes, in hex. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))
