import { describe, expect, test } from 'vitest'
import { render } from '../../../src/core/index.ts'
import { messageFromTheStars as game } from '../../../src/games/message-from-the-stars/index.ts'
import { ALIEN_CARDS, SCIENTIST_CARDS } from '../../../src/games/message-from-the-stars/material/cards.ts'
import { stateAfter } from '../../support/given.ts'
import { allSent, C1, guess, guessCipher, played, send, table } from './table.ts'

const shown = (events: Parameters<typeof stateAfter>[1], viewer: 0 | 1 | 'spectator') =>
  render(game.picture(stateAfter(game, events as never), viewer))

describe('the picture', () => {
  test('says phase, words and scores, and who looks', () => {
    const svg = shown(played(table(), send(0, 'HORCRUXES')), 0)
    for (const said of [
      'Round 1 of 4, a word from the Scientists',
      'HORCRUXES',
      '−16',
      'Seat 0: Alien',
      'Alien (you)',
    ])
      expect(svg).toContain(said)
  })

  test('shows no cipher, card or word that the view has not', () => {
    const state = stateAfter(game, played(table({ options: { mode: 'teams' }, seats: 4 }), send(0, 'PEPPER')))
    const blank = {
      ...state,
      cipher: null,
      teams: state.teams.map((team) => ({
        ...team,
        alien: {
          ...team.alien,
          card: null,
          dice: null,
          transmissions: team.alien.transmissions.map((sent) => ({ ...sent, word: null, score: null })),
        },
        scientists: { ...team.scientists, card: null, dice: null },
      })),
    }
    const svg = render(game.picture(blank, 'spectator'))
    expect(svg).not.toContain('PEPPER')
    expect(svg.match(/face down/g)).toHaveLength(4)
    expect(svg.match(/>\?</g)).toHaveLength(6)
    expect(svg).toContain('sent, not yours to see')
  })

  test('at the end shows points, dice and what was picked', () => {
    const end = played(table(), ...allSent(4), guess(0, 2, 5, 1), guess(1, 2, 5, 6), guessCipher(1, C1))
    const svg = shown(end, 'spectator')
    for (const said of [
      '11 of 12 points',
      'The match is over',
      'dice 2 5 6, guess underlined',
      'Cipher guess E P H · R X · O',
    ])
      expect(svg).toContain(said)
  })

  test('stays within its frame, however long a word is', () => {
    const svg = shown(played(table(), send(0, 'W'.repeat(45))), 1)
    expect(svg).toContain(`${'W'.repeat(29)}…`)
  })

  test('no word of a card runs into the next column', () => {
    const narrow = (word: string, size: number) => (word.length + 2) * size * 0.65
    for (const card of [...ALIEN_CARDS, ...SCIENTIST_CARDS]) {
      const svg = shown(table({ cards: { alien: card } }), 0)
      for (const word of card.columns.flat()) {
        const size = Number(new RegExp(`font-size="(\\d+)"[^>]*>\\d ${word}<`).exec(svg)![1])
        expect(narrow(word, size), word).toBeLessThan(130)
      }
    }
  })

  test('no guess of the cipher is shown where there is none', () => {
    const end = played(table(), ...allSent(4), guess(0, 1, 1, 1), guess(1, 1, 1, 1))
    expect(shown(end, 0)).not.toContain('Cipher guess')
  })
})
