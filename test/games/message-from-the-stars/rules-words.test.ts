import { describe, expect, test } from 'vitest'
import { closeness } from '../../../src/games/message-from-the-stars/decide/words.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import type { Options } from '../../../src/games/message-from-the-stars/options.ts'
import { openWords } from '../../../src/open-words.ts'
import { given, stateAfter } from '../../support/given.ts'
import { accepts } from '../../support/json-schema.ts'
import { cardWith, played, send, table, WORDS } from './table.ts'

const alien = (words: string[], wordCheck: Options['wordCheck'] = 'standard') =>
  given(game, table({ options: { wordCheck }, cards: { alien: cardWith(...words) } }), { words: WORDS })

const verdict = (
  own: string,
  word: string,
  wordCheck: Options['wordCheck'] = 'standard',
  confirm?: boolean,
) => {
  const { decided } = alien([own], wordCheck).when(0, {
    type: 'transmit',
    word,
    ...(confirm !== undefined && { confirm }),
  })
  return 'code' in decided ? (decided as { code: string }).code : 'accepted'
}

describe('R14: one word', () => {
  test('A29: not none, not two, no digits, not 46 letters; 45 are accepted', () => {
    for (const word of ['', 'two words', 'l33t', 'A'.repeat(46), '-lead', 'trail-', 'a--b', 'мир', 'don’’t'])
      alien(['river']).when(0, { type: 'transmit', word }).refused('invalid-word')
    expect(verdict('river', 'A'.repeat(45))).toBe('accepted')
  })

  test('accents are dropped, hyphens and apostrophes stay and do not count', () => {
    const sent = (word: string) =>
      stateAfter(game, played(table(), send(0, word))).teams[0]!.alien.transmissions[0]
    expect(sent('café')).toMatchObject({ word: 'CAFE', score: 1 })
    expect(sent('ROCK-HOPPER')).toMatchObject({ word: 'ROCK-HOPPER', score: -16 })
    expect(sent('O’Hare')).toMatchObject({ word: 'O’HARE', score: -4 })
  })

  test('a word in another normal form is that word; signs of other scripts and invisible ones are refused', () => {
    const sent = (word: string) =>
      stateAfter(game, played(table(), send(0, word))).teams[0]!.alien.transmissions[0]?.word
    expect(['ＢＯＲＡＸ', 'ﬁre', 'e\u0301cho', 'rock－hopper'].map(sent)).toEqual([
      'BORAX',
      'FIRE',
      'ECHO',
      'ROCK-HOPPER',
    ])
    for (const word of ['bоrax', 'bo\u200brax', 'bo\u00adrax', 'ﬃ'.repeat(16), 'rock\u2011hopper', 'łąka'])
      expect(verdict('river', word)).toBe('invalid-word')
  })

  test('the schema of the question lets through what is judged, and not what cannot be a word', () => {
    const { schema } = game.prompts(stateAfter(game, table()), 0, { now: 0 })[0]!.open[0]!
    const fits = (word: string) => accepts(schema, { type: 'transmit', word })
    const words = ['ＢＯＲＡＸ', 'ﬁre', 'Rock-Hopper', "O'Hare", 'O’Hare', ' é ', 'A'.repeat(45), 'ÁÉ-ÍÓ’ÚÝ']
    expect(words.filter((word) => !fits(word))).toEqual([])
    const none = ['', ' ', 'two words', 'l33t', 'A'.repeat(46), '-lead', 'trail-', 'a--b', 'don’’t', 'a_b']
    expect(none.filter(fits)).toEqual([])
  })

  test('A30: the same word again has the same score', () => {
    const events = played(table(), send(0, 'PEPPER'), send(1, 'PEPPER'), send(0, 'PEPPER'))
    const scores = events.flatMap((event) => (event.type === 'transmitted' ? [event.data.score] : []))
    expect(scores).toEqual([10, 10, 10])
  })
})

describe('R15 to R17: contains or derives from', () => {
  test('A25: elephants bars elephant and elephantine, and not pachyderm', () => {
    expect(verdict('elephants', 'elephant')).toBe('word-too-close')
    expect(verdict('elephant', 'elephantine')).toBe('word-too-close')
    expect(verdict('elephant', 'elephants')).toBe('word-too-close')
    expect(verdict('elephant', 'pachyderm')).toBe('accepted')
  })

  test('A26: revolution bars counter-revolutionary', () => {
    const card = cardWith('revolution')
    const events = played(table({ cards: { scientists: card } }), send(0, 'MYTH'))
    given(game, events, { words: WORDS })
      .when(...send(1, 'counter-revolutionary'))
      .refused('word-too-close')
  })

  test('A27: river asks about driver, which may be confirmed; rivers may not', () => {
    const refused = alien(['river']).when(0, { type: 'transmit', word: 'driver' }).refused('word-too-close')
    expect(refused.confirmable).toBe(true)
    expect(refused.detail).toContain('river')
    expect(verdict('river', 'driver', 'standard', true)).toBe('accepted')
    const rivers = alien(['river'])
      .when(0, { type: 'transmit', word: 'rivers', confirm: true })
      .refused('word-too-close')
    expect(rivers).not.toHaveProperty('confirmable')
  })

  test.each([
    ['sings', 'song'],
    ['mice', 'mouse'],
    ['teeth', 'toothbrush'],
    ['frozen', 'freezer'],
    ['baker', 'bakery'],
    ['happy', 'happy'],
    ['smoky', 'smokiest'],
    ['moon', 'moonlight'],
    ['lighthouse', 'lighthouses'],
    ['thief', 'theft'],
    ['tailor', 'tailoring'],
    ['longest', 'length'],
    ['wolves', 'werewolf'],
    ['ants', 'anthill'],
    ['dogs', 'doghouse'],
    ['dogs', 'bulldogs'],
    ['hats', 'hatbox'],
    ['keys', 'keyhole'],
    ['cows', 'cowbells'],
    ['taxes', 'taxpayer'],
    ['zipper', 'unzip'],
    ['opera', 'operetta'],
    ['advertisement', 'advert'],
    ['advertisement', 'ads'],
    ['library', 'librarians'],
    ['prisoners', 'prison'],
    ['prisoners', 'imprison'],
    ['vampire', 'vamp'],
    ['helicopter', 'copter'],
    ['helicopter', 'heliport'],
    ['clothes', 'cloth'],
    ['cities', 'citizenship'],
    ['wool', 'woollen'],
    ['wizards', 'wizardry'],
    ['pilots', 'copilots'],
    ['desert', 'desertification'],
    ['oceans', 'oceanographer'],
    ['sports', 'sportsmanship'],
    ['teenager', 'teens'],
    ['peace', 'pacified'],
    ['eclipse', 'ecliptic'],
    ['numbers', 'numerals'],
    ['bitter', 'embittered'],
    ['clean', 'cleansing'],
    ['wizard', 'wizardry'],
    ['weapon', 'weaponry'],
    ['hunters', 'huntsman'],
    ['waiters', 'waitress'],
    ['planet', 'planetarium'],
    ['safe', 'safety'],
  ])('%s bars %s for good', (own, word) => {
    expect(verdict(own, word, 'standard', own !== 'wolves')).toBe('word-too-close')
  })

  test.each([
    ['kings', 'seeking'],
    ['mist', 'mister'],
    ['tail', 'detail'],
    ['rain', 'brain'],
    ['river', 'driver'],
    ['ships', 'friendship'],
    ['bears', 'forbearing'],
    ['depart', 'department'],
    ['rain', 'restrain'],
    ['wisdom', 'clockwise'],
    ['cities', 'capacity'],
    ['bells', 'belles'],
    ['clay', 'barclay'],
    ['teenager', 'canteen'],
    ['vampire', 'revamp'],
  ])('%s and %s have only letters in common', (own, word) => {
    expect(verdict(own, word)).toBe('word-too-close')
    expect(verdict(own, word, 'standard', true)).toBe('accepted')
  })

  test.each([
    ['machine', 'mechanic'],
    ['currency', 'current'],
    ['cows', 'coward'],
    ['hats', 'hating'],
    ['dogs', 'doges'],
    ['keys', 'donkey'],
    ['gravity', 'grave'],
    ['letters', 'let'],
    ['sunlight', 'sun'],
    ['holy', 'holes'],
    ['invisible', 'television'],
  ])('%s leaves %s alone', (own, word) => {
    expect(verdict(own, word)).toBe('accepted')
  })

  test('every one of the 18 words counts, rolled or not, and the other side’s card does not', () => {
    const cards = { alien: cardWith('ocean'), scientists: cardWith('ocean') }
    const first = given(game, table({ cards, dice: { alien: [4, 4, 4] } }), { words: WORDS })
    first.when(...send(0, 'oceanic')).refused('word-too-close')
    const other = given(game, table({ cards: { ...cards, alien: cardWith('river') } }), { words: WORDS })
    expect(other.when(...send(0, 'OCEANIC')).decided).not.toHaveProperty('code')
  })
})

describe('R16: several endings, by the list that comes with the service', () => {
  const shipped = openWords().forLanguage('en')!
  const near = (word: string, own: string) => closeness(word.toUpperCase(), own, shipped, true)

  test.each([
    ['snow', 'snowiness'],
    ['cheese', 'cheesiness'],
    ['spices', 'spicinesses'],
    ['horse', 'horsiest'],
    ['friends', 'friendlessness'],
    ['neighbor', 'neighbourliness'],
    ['chocolate', 'chocolatier'],
    ['create', 'creationists'],
    ['survive', 'survivalist'],
    ['marry', 'remarried'],
    ['tired', 'tirelessly'],
    ['wave', 'microwaving'],
    ['smile', 'smilingly'],
  ])('%s bars %s', (own, word) => expect(near(word, own)).toBe('close'))

  test.each([
    ['cook', 'cookies', 'letters'],
    ['rain', 'unrestrainedness', 'letters'],
    ['depart', 'departmentalise', 'letters'],
    ['scaring', 'scarlet', 'none'],
    ['statue', 'status', 'none'],
    ['argue', 'argus', 'none'],
    ['strangers', 'strangling', 'none'],
    ['brides', 'bridling', 'none'],
    ['factory', 'factorial', 'none'],
    ['late', 'relating', 'none'],
    ['tide', 'tidiness', 'none'],
    ['money', 'ceremonies', 'none'],
    ['proof', 'improvement', 'none'],
    ['full', 'playfulness', 'none'],
    ['caves', 'cavie', 'none'],
  ])('%s does not bar %s for good', (own, word, nearness) => expect(near(word, own)).toBe(nearness))

  test.each([
    ['bakery', 'baker bakers bake baking bakehouse'],
    ['plumber', 'plumb plumbing plumbed'],
    ['surgeon', 'surgery surgical surgically'],
    ['proof', 'prove proven proving provable disproved'],
    ['crying', 'crier criers cries cried'],
    ['blue', 'bluish blueish bluest'],
    ['lazy', 'laze lazing lazed lazier'],
    ['money', 'monies monied monetary'],
    ['mathematician', 'mathematic mathematics maths'],
    ['detectives', 'detect detection detecting'],
    ['professor', 'profess profession professional'],
    ['escalators', 'escalate escalation'],
    ['lawyers', 'law laws lawful lawless outlaw'],
    ['family', 'familiar familiarity'],
    ['rotate', 'rotor rotary rotating'],
    ['basement', 'base based'],
    ['politicians', 'politic politics politicised'],
    ['rocket', 'rocketeer'],
    ['roads', 'roadster roadie'],
    ['frogs', 'froggy'],
    ['trap', 'trappable'],
    ['crystal', 'crystallisation'],
    ['soap', 'soapily'],
    ['steam', 'steamiest'],
  ])('%s bars its plain derivatives: %s', (own, derived) => {
    for (const word of derived.split(' ')) expect(`${word} ${near(word, own)}`).toBe(`${word} close`)
  })
})

describe('R18: how strictly words are looked at', () => {
  test('open looks at the card words alone', () => {
    expect(verdict('elephants', 'elephant', 'open')).toBe('accepted')
    expect(verdict('sings', 'song', 'open')).toBe('accepted')
    expect(verdict('moon', 'moonlight', 'open')).toBe('word-too-close')
    expect(verdict('moon', 'moon', 'open', true)).toBe('word-too-close')
    expect(verdict('river', 'driver', 'open')).toBe('word-too-close')
    expect(verdict('river', 'driver', 'open', true)).toBe('accepted')
  })

  test('open knows no inflections: only what has the card word itself in it is refused', () => {
    for (const [own, word] of [
      ['tickle', 'tickling'],
      ['bury', 'buried'],
      ['money', 'monies'],
    ] as const) {
      expect(verdict(own, word, 'open')).toBe('accepted')
      expect(verdict(own, word)).toBe('word-too-close')
    }
    expect(verdict('tickle', 'tickled', 'open', true)).toBe('word-too-close')
  })

  test.each([
    [['sings', 'eclipse'], 'eclipsing'],
    [['kings', 'masks'], 'masking'],
  ])('of %s what bars for good comes first: %s cannot be confirmed', (own, word) => {
    for (const confirm of [false, true]) {
      const refused = alien(own).when(0, { type: 'transmit', word, confirm }).refused('word-too-close')
      expect(refused).not.toHaveProperty('confirmable')
      expect(refused).toMatchObject({ detail: expect.stringContaining(own[1]!) })
    }
  })

  test('strict wants a word of the list, or a name', () => {
    expect(verdict('ocean', 'myth', 'strict')).toBe('accepted')
    expect(verdict('ocean', 'flurb', 'strict')).toBe('word-unknown')
    expect(verdict('ocean', 'FLURB', 'strict')).toBe('accepted')
    expect(verdict('ocean', 'Éclairz', 'strict')).toBe('accepted')
    expect(verdict('ocean', 'éclairz', 'strict')).toBe('word-unknown')
    expect(verdict('ocean', 'Dumbo', 'strict')).toBe('accepted')
  })

  test('strict lets nothing be confirmed, and no word that stands inside a card word', () => {
    const refused = alien(['river'], 'strict')
      .when(0, { type: 'transmit', word: 'Driver', confirm: true })
      .refused('word-too-close')
    expect(refused).not.toHaveProperty('confirmable')
    expect(verdict('sunlight', 'light', 'strict')).toBe('word-too-close')
    expect(verdict('sunlight', 'light')).toBe('accepted')
  })
})
