import { PLAYER } from './mime.ts'

/** What may stand in From that names exactly one mailbox, the player's. */
export const FROM_ADA: readonly string[] = [
  PLAYER,
  `<${PLAYER}>`,
  `Ada <ADA@Example.NET>`,
  `"Ada, of Net" <${PLAYER}>`,
  `"ada@elsewhere.example" <${PLAYER}>`,
  `"Ada \\"<x@example.org>\\"" <${PLAYER}>`,
  `Ada (ada@elsewhere.example) <${PLAYER}>`,
  `${PLAYER} (Ada)`,
  `=?utf-8?Q?=C3=81da?= <${PLAYER}>`,
  `=?utf-8?Q?x=40example.org?= <${PLAYER}>`,
  `${PLAYER} <${PLAYER}>`,
  `Lovelace, Ada <${PLAYER}>`,
  `Ada\r\n <${PLAYER}>`,
]

/** The player's address, and no telling whether it is the player who speaks. */
export const FROM_NOBODY: readonly string[] = [
  `<${PLAYER}> <x@example.org>`,
  `<x@example.org> <${PLAYER}>`,
  `<${PLAYER}> <${PLAYER}>`,
  `Ada <${PLAYER}>, X <x@example.org>`,
  `X <x@example.org>, Ada <${PLAYER}>`,
  `${PLAYER}, x@example.org`,
  `${PLAYER}; x@example.org`,
  `${PLAYER} x@example.org`,
  `x@example.org <${PLAYER}>`,
  `x@example.org, <${PLAYER}>`,
  `Ada: <${PLAYER}>`,
  `Team: ${PLAYER};`,
  `Team: Ada <${PLAYER}>, x@example.org;`,
  `Team: Inner: ${PLAYER};;`,
  'undisclosed:;',
  `=?utf-8?Q?Ada_=3C${PLAYER.replace('@', '=40')}=3E?=`,
  `"${PLAYER}"`,
  `(${PLAYER})`,
  `Ada <${PLAYER}`,
  `<@elsewhere.example:${PLAYER}>`,
  `${'x'.repeat(2000)} <${PLAYER}>`,
  'nobody',
]
