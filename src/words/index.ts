import type { WordPack } from '../core/index.ts'

export { fits } from './fits.ts'
export { hashedPart, noticeOf, openPack } from './open-pack.ts'
export { BadPack } from './parts.ts'

/** The word lists that are installed, as the use cases ask for them. */
export interface Installed {
  /** The list that new matches of a language are judged by: of several editions the one given last. */
  forLanguage(language: string): WordPack | undefined
  byId(id: string): WordPack | undefined
}

/** Makes lists known by language and by id. */
export function installed(packs: readonly WordPack[]): Installed {
  const byLanguage = new Map(packs.map((pack) => [pack.language, pack]))
  const byId = new Map(packs.map((pack) => [pack.id, pack]))
  return { forLanguage: (language) => byLanguage.get(language), byId: (id) => byId.get(id) }
}
