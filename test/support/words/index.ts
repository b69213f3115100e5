import type { WordPack } from '../../../src/core/index.ts'
import { type Installed, installed } from '../../../src/words/index.ts'
import { enSmall } from './en-small.ts'
import { unpack } from './unpack.ts'

/**
 * A few thousand common words instead of the packs that come with the service: recorded matches and their
 * draws stay what they are when a pack gets a new edition.
 */
export const small: Installed = installed([unpack(enSmall)])

export const wordsFor = (language: string): WordPack | undefined => small.forLanguage(language)
