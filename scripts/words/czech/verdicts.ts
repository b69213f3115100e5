import type { WordPack } from '../../../src/core/index.ts'
import { folded } from '../row.ts'

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What the Czech pack has to take for a noun: with and without marks, regular or not, one or many. */
export const NOUNS: Readonly<Record<string, readonly string[]>> = {
  'words of the examples': list(
    'brambor mramor opar čelo duha noha obloha pytel lump podrážka mozek tvar ocel celo podrázka',
  ),
  singular: list(`
    stroj město žena růže píseň kost moře kuře stavení předseda soudce učitel hrad počítač kniha stůl židle okno
    dítě člověk přítel týden kámen oheň krev láhev pánev muzeum cyklus drama idea poezie rádio televize vlak auto
    kočka motýl zvíře slovo`),
  'plural of the first case': list(`
    brambory stroje města ženy růže písně kosti kuřata hrady počítače knihy stoly židle okna děti lidé přátelé
    týdny kameny ohně láhve muzea učitelé soudci pytle domy kalhoty nůžky dveře prázdniny brýle housle kočky slova
    zvířata vlaky autobusy motýli sousedé`),
}

/** What it must not: other cases, other parts of speech, names, abbreviations. */
export const NO_NOUNS: Readonly<Record<string, readonly string[]>> = {
  'other cases': list('bramborem hradech ženou městům mužům knihách počítačem kostech kuřetem'),
  verbs: list('pracovat běžet volat napsal udělám spíme čteš pijeme chodit vařila'),
  'adjectives and adverbs': list('krásný rychle veliká červené dobrého bramborový vesele zítra dřevěný'),
  names: list('praha vltava novák karel evropa brno amerika morava josef'),
  abbreviations: list('čssr nato apod kčas'),
}

/** The words of these lists that a pack judges otherwise; none, if it is as it should be. */
export function misjudged(pack: Pick<WordPack, 'isNoun'>): string[] {
  const wrong = (lists: Readonly<Record<string, readonly string[]>>, noun: boolean) =>
    Object.values(lists)
      .flat()
      .filter((word) => pack.isNoun(folded(word)!.toUpperCase()) !== noun)
  return [...wrong(NOUNS, true), ...wrong(NO_NOUNS, false)]
}
