import type { WordPack } from '../core/index.ts'
import { enSmall } from './en-small.ts'
import { unpack } from './pack.ts'

/** Every word list that comes with the service, by id. */
export const packs: Readonly<Record<string, WordPack>> = Object.fromEntries(
  [enSmall].map((packed) => [packed.id, unpack(packed)]),
)

const BY_LANGUAGE: Readonly<Record<string, string>> = { en: enSmall.id }

/** The list that new matches of a language are judged by; undefined where there is none. */
export const wordsFor = (language: string): WordPack | undefined =>
  Object.hasOwn(BY_LANGUAGE, language) ? packs[BY_LANGUAGE[language]!] : undefined
