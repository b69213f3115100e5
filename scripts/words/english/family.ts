/** Words that one would not put on a family's table, beside those of a public list and their inflections. */
const UNWANTED =
  `anilingus arse arsehole asexual autoerotism bawd bestiality bimbo bisexual bondage bonk boobie boong bordello
  brothel bulldyke bunghole castrate castration castrato castrator catamite chickenshit cleverdick clitorectomy
  clitoridectomy clitorides coition coitus concubine condom coolie coon coprophilia coprophiliac copulate crap
  crapola cretin cripple cuckold cunnilingus cybersex dago damn darkie darky dildoe dingleberry dominatrix
  douche douchebag dyke erection eunuch faggotry fart fetish fetishism fetishist foreskin gangbang gangbanger
  genocide gigolo gobshite goddamn golliwog golliwogg gollywog gollywogg gook goy gringo gypsy halfbreed harlot
  harlotry herpes honkey honkie honky hooker horniness hussy incest incestuousness intercourse jezebel jigaboo
  junkie kaffir kike kinky kraut labium lecher lechery lesbo lewd libido lovemaker lovemaking lynch lyncher
  masochism masochist mick milf molest mongoloid mulatto negress negritude negro negroes negroid niggard
  niggardliness niggardness nigger niggerism nookie nooky nude nudeness nudie nudism nudist nudity nympho
  nymphomania nymphomaniac obscenity octoroon orgy paki panties panty papist penises phalli phallic phallus
  piccaninny pickaninny pimp piss pisser pisshead pissoir polack poof pooftah poofter poon poontang prick pubes
  pubic pudenda pudendum quadroon queer quim randy rape raper rapist redskin retard retardate retardation sadism
  sadist scrota scrotum scumbag seduce semen seminudity sex sexpot sexy shag shegetz shiksa shikse slag slapper
  slattern smartarse smartass smegma smut smuttiness spastic spasticity spaz sperm spic spick squaw stripper
  striptease stripteaser strumpet suicidal suicide swastika syphilis testes testicle threesome tits tittie titty
  topless toplessness torture tranny tribadism trollop turd twat vagina vaginae vibrator voyeur voyeurism vulva
  vulvae wank wench wetback whore wiseass wog wop yid zoophile zoophilia`.split(/\s+/)

/** What makes a word unwanted wherever it stands in it. */
const ROOTS =
  /bastard|bitch|^bugger|ejaculat|(?<!scl)erotic|fellat|fornicat|fuck|(?<!con)genital|masturbat|orgasm|paedophil|pedophil|pederast|pervert|porn|prostitut|sexual|(?<!mi)shit(?!ak|tah|tim)|slut|sodom|whore/

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
  const isAdult = (word: string): boolean =>
    unwanted.has(word) || ROOTS.test(word) || (!CHANCE.has(word) && stems(word).some(isAdult))
  return isAdult
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
