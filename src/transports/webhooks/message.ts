import { type Claimed, sentenceOf } from '../../app/index.ts'

/** What a message may tell beside its delivery; all of it is public. */
export interface Background {
  /** The game's name. */
  game: string
  names: readonly (string | null)[]
  /** Address of the match's API. */
  match: string
  /** Address of the spectator's picture. */
  picture?: string
}

/** The body of a delivery. The same delivery always has the same body in the standard format. */
export function bodyOf({ delivery, subscription }: Claimed, background: Background): string {
  const format = subscription.target.channel === 'webhook' ? subscription.target.format : 'standard'
  if (format === 'standard') {
    const { type, data, createdAt } = delivery
    const viewer = subscription.seat ?? 'spectator'
    return JSON.stringify({
      type,
      timestamp: new Date(createdAt).toISOString(),
      data: { ...data, viewer, url: background.match },
    })
  }
  const { names, picture } = background
  const escaped = format === 'discord' ? escapeMarkdown : escapeMrkdwn
  const said = escaped(sentenceOf(delivery, background.game, names))
  const text = picture ? `${said}\n${picture}` : said
  // Nobody is called out, whatever a player's name says.
  return JSON.stringify(format === 'discord' ? { content: text, allowed_mentions: { parse: [] } } : { text })
}

/** Discord's marks lose their meaning behind a backslash. */
const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')

/** Slack takes these three for its own. */
const escapeMrkdwn = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
