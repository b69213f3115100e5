import { describe, expect, test } from 'vitest'
import type { Settings } from '../../src/app/index.ts'
import {
  makeReplyToken,
  type ReplyTo,
  readReplyToken,
  replyAddress,
  tokenIn,
} from '../../src/app/mail/reply-address.ts'

const settings = { signingKey: 'a key of more than sixteen bytes' } as Settings
const to: ReplyTo = {
  match: '019ad2f0-1234-7abc-8def-0123456789ab',
  seat: 3,
  generation: 700,
  revision: 70_000,
}
const token = makeReplyToken(settings, to)!

describe('the address that a mail is answered to', () => {
  test('says for whom it speaks, and since when', () => {
    expect(readReplyToken(settings, token)).toEqual(to)
    expect(readReplyToken(settings, token.toUpperCase())).toEqual(to)
  })

  test('fits before the @ of any mail system, in letters that none of them changes', () => {
    expect(token).toMatch(/^[a-z2-7]{58}$/)
    expect(replyAddress('play@example.org', token).indexOf('@')).toBeLessThanOrEqual(64)
  })

  test('cannot be changed in any letter, nor made with another key', () => {
    for (let i = 0; i < token.length; i++) {
      const other = token[i] === 'a' ? 'b' : 'a'
      expect(readReplyToken(settings, token.slice(0, i) + other + token.slice(i + 1))).toBeUndefined()
    }
    expect(readReplyToken({ ...settings, signingKey: 'another key of that length' }, token)).toBeUndefined()
    for (const wrong of ['', 'a', token.slice(1), `${token}a`, 'ü'.repeat(58)])
      expect(readReplyToken(settings, wrong)).toBeUndefined()
  })

  test('there is none without a key', () => {
    expect(makeReplyToken({} as Settings, to)).toBeUndefined()
    expect(readReplyToken({} as Settings, token)).toBeUndefined()
  })

  test('is found again in the address, whatever became of its case', () => {
    for (const base of ['play@example.org', '@example.org']) {
      expect(tokenIn(base, replyAddress(base, token))).toBe(token)
      expect(tokenIn(base, replyAddress(base, token).toUpperCase())?.toLowerCase()).toBe(token)
      expect(tokenIn(base, `${token}@example.com`)).toBeUndefined()
      expect(tokenIn(base, 'nobody')).toBeUndefined()
    }
    expect(tokenIn('play@example.org', 'play@example.org')).toBeUndefined()
    expect(tokenIn('play@example.org', `other+${token}@example.org`)).toBeUndefined()
  })
})
