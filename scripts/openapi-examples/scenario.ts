import { makeToken } from '../../src/app/index.ts'
import type { Recorder } from './recorder.ts'

const KEY = '0f8b5c2e-6f0d-4d53-9a55-5b7a1f0f3c11'
const SEED = '55'.repeat(32)

/** What the mail provider of the examples shows. */
export const INBOUND_SECRET = 'the-secret-of-the-examples'

/** The examples of the document, one after another: a match of Bletchley from its making to its end. */
export async function play(told: Recorder): Promise<void> {
  await theTitles(told)
  const table = await theTable(told)
  await theMoves(told, table)
  await theNotices(told, table)
  await theRefusals(told, table)
  await theEnd(told, table)
  await theEarlyWord(told)
  await theService(told)
}

async function theTitles({ ask }: Recorder): Promise<void> {
  await ask('listGames', 'all', 'All titles')
  await ask('getGame', 'bletchley', 'Bletchley', { path: { game: 'bletchley' } })
  await ask('getGameSchema', 'options', 'The options of A Message From the Stars', {
    path: { game: 'message-from-the-stars', kind: 'options' },
  })
  await ask('checkContent', 'alien', 'An alien card of one’s own', { path: { game: 'signal' }, body: ALIEN })
}

interface Table {
  match: { id: string }
  host: string
  ada: string
  ben: string
}

async function theTable({ ask }: Recorder): Promise<Table> {
  const created = await ask<Created>('createMatch', 'bletchley', 'Two players, one of them invited', {
    headers: { 'Idempotency-Key': KEY },
    body: {
      game: 'bletchley',
      options: { dictionary: 'list', startingSeat: 0 },
      seats: [{ name: 'Ada' }, { name: 'Ben', join: 'invite' }],
      visibility: 'public',
      clock: { perMove: 86_400, reminders: [3600], onDeadline: 'bot' },
      seed: SEED,
    },
  })
  const { match, hostToken: host, seats } = created.body
  const invite = seats[1]!.invite
  const claimed = await ask<{ token: string }>('claimSeat', 'invited', 'With the code of an invitation', {
    path: { id: match.id, seat: 1 },
    body: { name: 'Ben', invite },
  })
  await ask('claimSeat', 'seat-taken', 'A seat that has been taken', {
    path: { id: match.id, seat: 1 },
    body: { name: 'Cy', invite },
  })
  return { match, host, ada: seats[0]!.token, ben: claimed.body.token }
}

async function theMoves({ ask }: Recorder, { match: { id }, ada, ben }: Table): Promise<void> {
  const path = { id }
  await ask('listMatches', 'public', 'Public matches of one title', {
    query: { game: 'bletchley', limit: '1' },
  })
  await ask('getMatch', 'active', 'A match that is being played', { path })
  await ask('getPrompts', 'choose-word', 'A question with free input', { path, token: ada })
  await ask('submitCommand', 'dry-run', 'Only tried', {
    path,
    token: ada,
    query: { dryRun: 'true' },
    body: { type: 'chooseWord', word: 'lantern' },
  })
  await ask('submitCommand', 'choose-word', 'A secret word', {
    path,
    token: ada,
    headers: { 'Idempotency-Key': '7d1a4e8c', 'If-Match': '"2"' },
    body: { type: 'chooseWord', prompt: 'choose-word.2', word: 'lantern' },
  })
  await ask('undo', 'last', 'The last entry of the seat', { path, token: ada, body: {} })
  await ask('submitCommand', 'again', 'Another secret word', {
    path,
    token: ada,
    body: { type: 'chooseWord', word: 'beacon' },
  })
  await ask('getView', 'own', 'A seat’s own view', { path, token: ada })
  await ask('getView', 'earlier', 'The view before the start', { path, query: { at: '1' } })
  await ask('getEvents', 'page', 'A page, with a sentence for each event', {
    path,
    token: ada,
    query: { after: '2', lines: 'en' },
  })
  await ask('putNote', 'marks', 'A note of one’s own', {
    path: { id, name: 'marks' },
    token: ben,
    body: { scope: 'seat', body: 'Ada: no E' },
  })
  await ask('getNote', 'marks', 'The same, read again', { path: { id, name: 'marks' }, token: ben })
  await ask('sendMessage', 'all', 'To everybody', {
    path,
    token: ada,
    headers: { 'Idempotency-Key': '2f0c77aa' },
    body: { to: 'all', text: 'Good luck!' },
  })
  await ask('listMessages', 'heard', 'What the other one hears', { path, token: ben })
}

async function theNotices({ ask }: Recorder, { match: { id }, ben }: Table): Promise<void> {
  const path = { id }
  const made = await ask<{ id: string }>('subscribe', 'turns', 'To be told of one’s own turns', {
    path,
    token: ben,
    body: {
      url: 'https://hooks.example.com/heliograph',
      events: ['turn.due', 'turn.withdrawn', 'match.finished'],
      quiet: { from: '22:00', until: '07:00' },
    },
  })
  const own = { path: { id, subscription: made.body.id }, token: ben }
  await ask('subscribe', 'receiver-refused', 'An address that nothing is sent to', {
    path,
    token: ben,
    body: { url: 'https://10.0.0.1/' },
  })
  await ask('listSubscriptions', 'own', 'Without their secrets', { path, token: ben })
  await ask('rotateSecret', 'fresh', 'A new secret', { ...own, body: {} })
  await ask('unsubscribe', 'ended', 'No more', own)
  await ask('makePictureLink', 'week', 'For a week', { path, token: ben, body: {} })
}

/** What has been sent depends on how soon it was: these are asked where nothing is sent by itself. */
export async function send(told: Recorder): Promise<void> {
  const { match, seats } = await made(told, { game: 'bletchley', seats: [{}, {}], seed: SEED })
  const { token } = seats[0]!
  const answer = await told.fetch(`/v1/matches/${match.id}/subscriptions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ url: 'https://hooks.example.com/heliograph' }),
  })
  const path = { id: match.id, subscription: (await answer.json()).id as string }
  const tested = await told.ask<{ delivery: string }>('testSubscription', 'tested', 'A test', {
    path,
    token,
    body: {},
  })
  await told.ask('listDeliveries', 'newest', 'What was sent and was not', { path, token })
  await told.ask('redeliver', 'once-more', 'Once more', {
    path: { ...path, delivery: tested.body.delivery },
    token,
    body: {},
  })
}

/** A seat for somebody who plays by mail. */
export async function invite(told: Recorder): Promise<void> {
  const seats = [{ name: 'Ada' }, { name: 'Ben', mail: 'ben@example.org' }]
  const { match, hostToken: token } = await made(told, { game: 'bletchley', seats, seed: SEED })
  const path = { id: match.id, seat: 1 }
  await told.ask('getInvitation', 'unanswered', 'Nobody has answered', { path, token })
  await told.ask('inviteAgain', 'again', 'Once more', { path, token, body: {} })
}

async function theRefusals({ ask }: Recorder, { match: { id }, ada, ben }: Table): Promise<void> {
  const path = { id }
  const submit = (name: string, summary: string, body: object, more: object = {}) =>
    ask('submitCommand', name, summary, { path, token: ben, body, ...more })
  const word = { type: 'chooseWord', word: 'signal' }
  await submit('stale-revision', 'The match has moved on', word, { headers: { 'If-Match': '"2"' } })
  await submit('prompt-gone', 'A question that is no longer open', { ...word, prompt: 'choose-word.1' })
  await submit('wrong-phase', 'Not at this point of the match', { type: 'pass' })
  await submit('word-length', 'Against the rules of the game', { ...word, word: 'zzz' })
  await submit('invalid-command', 'A field that there is not', { ...word, admin: true })
  await submit('bad-header', 'A header that cannot be read', word, { headers: { 'If-Match': 'newest' } })
  await submit('malformed-json', 'A body that is not JSON', word, { raw: '{"type":' })
  await submit('too-large', 'A body over 64 KiB', word, { raw: `"${'x'.repeat(70_000)}"` })
  await submit('unsupported-media-type', 'A body of another type', word, {
    headers: { 'Content-Type': 'text/plain' },
  })
  await submit('token-missing', 'No token where one is needed', word, { token: undefined })
  await submit('idempotency-key-reused', 'Another command under a key', word, {
    token: ada,
    headers: { 'Idempotency-Key': '7d1a4e8c' },
  })
  await submit('method-not-allowed', 'A method that the address does not take', word, { method: 'PATCH' })
  await ask('getMatch', 'token-invalid', 'Something that is no token', { path, token: 'nonsense' })
  await ask('getView', 'not-acceptable', 'Nothing that could be sent', {
    path,
    headers: { Accept: 'image/png' },
  })
  await ask('getView', 'bad-parameter', 'A parameter that cannot be read', { path, query: { at: 'noon' } })
  await ask('getRecord', 'match-not-over', 'The record of a match that is not over', { path })
  await ask('abandonMatch', 'not-allowed', 'A right token without the right', { path, token: ada })
  await ask('getGame', 'not-found', 'Something that is not there', { path: { game: 'chess' } })
}

async function theEnd({ ask }: Recorder, { match: { id }, host, ada, ben }: Table): Promise<void> {
  const path = { id }
  await ask('submitCommand', 'last-word', 'The last word deals the cards', {
    path,
    token: ben,
    headers: { Prefer: 'return=minimal' },
    body: { type: 'chooseWord', word: 'signal' },
  })
  await ask('getAid', 'letters', 'What may still stand where', { path: { id, name: 'letters' }, token: ada })
  await ask('undo', 'nothing-to-undo', 'What was revealed cannot be taken back', {
    path,
    token: ben,
    body: {},
  })
  await ask('replaceSeat', 'human', 'Another player', {
    path: { id, seat: 1 },
    token: host,
    body: { kind: 'human', name: 'Dora' },
  })
  await ask('rotateWatchToken', 'new', 'A new watch token', { path, token: host, body: {} })
  await ask('askGraphql', 'query', 'A query', {
    body: { query: 'query ($id: ID!) { match(id: $id) { status pending } }', variables: { id } },
  })
  await ask('readGraphql', 'query', 'A query by GET', { query: { query: '{ games { id } }' } })
  await ask('abandonMatch', 'abandoned', 'The head after it', { path, token: host, body: {} })
  await ask('getRecord', 'record', 'Head and entries, a line each', { path })
  await ask('deleteMatch', 'removed', 'Nothing is left', { path, token: host })
}

async function theEarlyWord(told: Recorder): Promise<void> {
  const { match, seats } = await made(told, { game: 'message-in-a-bottle', seats: [{}, {}], seed: SEED })
  const path = { id: match.id }
  for (const { token } of seats)
    await told.fetch(`/v1/matches/${match.id}/commands`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ type: 'ready' }),
    })
  await told.ask('submitCommand', 'too-early', 'A word before the letters are shown', {
    path,
    token: seats[0]!.token,
    body: { type: 'sayWord', word: 'fold' },
  })
}

async function theService({ ask }: Recorder): Promise<void> {
  await ask('getHealth', 'alive', 'Alive')
  await ask('getReadiness', 'ready', 'Ready')
  await ask('postMail', 'postmark', 'A mail as Postmark posts it, to an address that is none of ours', {
    token: INBOUND_SECRET,
    body: {
      From: 'ada@example.net',
      OriginalRecipient: 'play@example.org',
      Subject: 'Re: Bletchley',
      TextBody: 'guess 1 BEACON e3\n\nAda',
    },
  })
}

/** Wrong tokens until there are too many. */
export async function tryTokens(told: Recorder): Promise<void> {
  const { match } = await made(told, { game: 'bletchley', seats: [{}, {}] })
  const wrong = () => makeToken('seat', (length) => crypto.getRandomValues(new Uint8Array(length)))
  const view = `/v1/matches/${match.id}/view`
  for (let left = 100; left > 0; left--) {
    const { status } = await told.fetch(view, { headers: { Authorization: `Bearer ${wrong()}` } })
    if (status === 429) break
  }
  await told.ask('getView', 'rate-limited', 'Too many requests', { path: { id: match.id }, token: wrong() })
}

/** A database that fails, in one way or another. */
export async function meetFaults(told: Recorder): Promise<void> {
  await told.ask('getReadiness', 'unavailable', 'The database cannot be reached')
  await told.ask('getMatch', 'internal', 'A fault of ours', {
    path: { id: '01a22b47-03a3-7678-840a-a6785e686021' },
  })
}

interface Created {
  match: { id: string }
  hostToken: string
  seats: { token: string; invite: string }[]
}

/** A match that is in no example. */
async function made({ fetch }: Recorder, body: object): Promise<Created> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch('/v1/matches', { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

/** A card of Signal that is easily seen through. */
const ALIEN = {
  name: 'The Pale Ones',
  theme: ['Only what is bright lasts.'],
  goalText: 'Two white discs side by side.',
  goal: { pattern: ['Wd 0,0', 'Wd 1,0'] },
  rounds: ['Dusk', 'Night', 'Dawn'].map((title) => ({
    title,
    rules: [{ text: 'Remove all black pieces.', rule: { op: 'remove', which: { colour: 'B' } } }],
  })),
}
