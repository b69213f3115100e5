import { openWords } from '../../../src/open-words.ts'

/** The tables of the list that comes with the service; small lists of tests have them too. */
export const { beside } = openWords().forLanguage('en')!
