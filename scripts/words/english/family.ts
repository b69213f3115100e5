/** Words that one would not put on a family's table, beside those of a public list and their inflections. */
const UNWANTED =
  `arse arsehole asexual bimbo bisexual bonk bugger castrate coition coitus coon copulate crap cretin cripple cunnilingus
  damn darkie darky dago dyke ejaculate erection erotica eunuch faggot fart fellatio foreskin fornicate gangbang genital
  genitalia genitals genocide gigolo goddamn gook gringo gypsy halfbreed harlot herpes honky hooker incest jigaboo
  junkie kaffir kike kinky labium lecher lesbo lewd libido lynch masturbate mick molest mongoloid mulatto negress negro negroes negroid
  nigger nude nudity nudist nympho octoroon orgasm orgy paki papist pederast pedophile paedophile paedophilia pedophilia pervert phallic phallus pickaninny
  piccaninny pimp piss polack porn pornographer pornographic prostitute prostitution pubes pubic quadroon randy rape rapist retard scrotum
  seduce semen sex sexual sexy shag shit slag slapper slattern slut smegma sodomite sodomy spastic spaz spic
  spick squaw strumpet suicidal suicide syphilis testes testicle tits titty topless torture tranny trollop
  turd twat vagina voyeur vulva wank wench wetback whore whorehouse wop yid`.split(/\s+/)

/** What looks like an inflection of such a word and is none. */
const CHANCE = new Set(
  `assess assessed assesses assessing coked cokes coking cummer craped crapes craping hoer hoers japed japes japing
  rimming rimmed screwing screwings spiced spices spicing titter titters`.split(/\s+/),
)

/** Words that the public list has for one of their meanings only, or whose other meaning is the usual one. */
const HARMLESS = new Set(
  `balls bestial bloody breasts butt cawk chink cox crown dink dinks duche flange hell hoar hoer homer hump knock kock kum
  lust lusting muff mutha pawn pecker pron rectum retarding snatch spac teets tosser wang willies willy`.split(
    /\s+/,
  ),
)

const INFLECTED: readonly (readonly [string, string])[] = [
  ['s', ''],
  ['es', ''],
  ['ed', ''],
  ['ing', ''],
  ['ed', 'e'],
  ['ing', 'e'],
  ['ies', 'y'],
  ['ied', 'y'],
]

/** Tells whether a word is not for family use: one of the lists, or an inflection of one. */
export function adults(rude: readonly string[]): (word: string) => boolean {
  const unwanted = new Set([...rude.filter((word) => word.length > 2 && !HARMLESS.has(word)), ...UNWANTED])
  return (word) => unwanted.has(word) || (!CHANCE.has(word) && stems(word).some((stem) => unwanted.has(stem)))
}

/** What a word may be an inflection of. */
function stems(word: string): string[] {
  const found = INFLECTED.flatMap(([ending, instead]) =>
    word.endsWith(ending) && !(ending === 's' && word.endsWith('ss'))
      ? [word.slice(0, word.length - ending.length) + instead]
      : [],
  )
  const doubled = /^(.+)(.)\2(?:ed|ing|er|ers)$/.exec(word)
  if (doubled) found.push(doubled[1]! + doubled[2]!)
  return found.filter((stem) => stem.length > 2)
}
