/** Folded words that one would not put on a family's table, with their plurals. */
const UNWANTED = new Set(
  `anus anusy bastard bastardi bordel bordely buzci buzek buzik buzici buzkove buzna buzny cecek cecky cubka cubky curak curaci
  curaky devka devkar devkari devkarovi devky eunuch eunuchove eunusi felace genocida genocidy hovinka hovinko koitus koity
  kondom kondomy kunda kundicka kundy kunilingus mrzak mrzaci negerka negerky negr negri nevestinec nevestince nevestka
  nevestky orgie panchart pancharti panchartove pasak pasaky pica pice pichacka pichacky picka picky picovina picoviny
  picus picusi picusove pinda pindik pindiky pindy prd prdeni prdy prdylka prdylky rit rite sikmook sikmooci slapka slapky sperm
  sperma spermata spermie srac sraci sracka sracky srani svastika svastiky varlata varle vibrator vibratory zmrd zmrdi`.split(
    /\s+/,
  ),
)

/** What makes a word unwanted: at its beginning, or wherever it stands in it. */
const BEGINS = /^(?:chlipn|cikan|hovn|impoten|jeb|lesb|onani|sex(?!t)|smiln|teplous|uchyl|vagin|zvrhl)/
const HOLDS =
  /buzer|chcan|debil|ejakul|erekc|(?<!skl)erotik|erotom|(?<!de)fetis|genital|hajzl|homosex|imbecil|incest|kastrac|kastrat|klitor|kokot|konkubin|kreten|kuplir|kurev|kurv|masochis|masturb|(?<!s)mrd|nudis|orgasm|parchant|pedofil|(?<!le|to)penis|pizd|(?<![do])porn|prdel|prezervativ|prostitu|sadis|sebevra|sexual|sodom|souloz|stript|vysran|zasran|znasil/

/** Tells of a folded word, in small letters, whether it is not for family use. */
export const isAdult = (word: string): boolean => UNWANTED.has(word) || BEGINS.test(word) || HOLDS.test(word)
