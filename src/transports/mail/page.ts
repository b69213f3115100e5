import { type Html, html, type MailStanding, type Refusal } from '../../app/index.ts'

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 2rem auto; padding: 0 1rem;
color: #1c2430; background: #fff; } form { margin: 1rem 0; } button { font: inherit; padding: .5rem 1rem; }
fieldset { border: 1px solid #cdd5df; } label { display: block; margin: .5rem 0; }
@media (prefers-color-scheme: dark) { body { color: #d8dee8; background: #12171e; } }`

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${{ markup: STYLE }}</style></head><body><h1>${title}</h1>${body}</body></html>`

/** Why nothing can be done here. */
export const refusalPage = ({ title, detail }: Refusal): Html => page(title, html`<p>${detail}</p>`)

/** How a seat's mail stands, and what its reader may do about it. Opening it does nothing. */
export function standingPage(standing: MailStanding): Html {
  const { game, names, place, over } = standing
  const table = names.map(
    (name, seat) => html`<li>Seat ${seat}: ${name ?? 'no name'}${seat === place.seat && ' (you)'}</li>`,
  )
  const below = over
    ? html`<p>The match is over; no more mail comes of it.</p>`
    : html`<p>${said(standing)}</p>${forms(standing)}`
  return page(game, html`<ul>${table}</ul>${below}`)
}

function said({ state, taken }: MailStanding): string {
  if (!taken && (state === 'invited' || state === 'undeliverable'))
    return 'You are invited to this match. Turns come by mail and are answered by mail.'
  if (state === 'confirmed') return 'You play this seat by mail.'
  return taken
    ? 'You play this seat; no more mail is sent to you.'
    : 'You have said no; nothing more is sent to you about this match.'
}

function forms({ state, taken, preferences }: MailStanding): Html {
  if (!taken)
    return html`${button('join', 'Join the match')}${
      state === 'invited' &&
      html`${button('decline', 'Say no')}${button('stop', 'No invitations from here any more')}`
    }`
  return html`${preferences && preferencesForm(preferences)}${
    state === 'confirmed' ? button('stop', 'No more mail') : button('join', 'Send me mail again')
  }`
}

const button = (act: string, text: string): Html =>
  html`<form method="post"><button name="act" value="${act}">${text}</button></form>`

function preferencesForm({ pace, quiet }: NonNullable<MailStanding['preferences']>): Html {
  const chosen = pace === 'each' ? 'each' : pace.digest >= 86_400 ? 'day' : 'hour'
  const option = (value: string, text: string) =>
    html`<option value="${value}"${value === chosen && { markup: ' selected' }}>${text}</option>`
  return html`<form method="post"><fieldset><legend>When mail comes</legend>
<label>How often <select name="pace">${[
    option('each', 'for every turn'),
    option('hour', 'once an hour at most'),
    option('day', 'once a day at most'),
  ]}</select></label>
<label>Quiet from <input type="time" name="from" value="${quiet ? timeOf(quiet.from) : ''}"></label>
<label>until <input type="time" name="until" value="${quiet ? timeOf(quiet.until) : ''}"> (UTC; reminders wait as well)</label>
<button name="act" value="prefer">Keep this</button></fieldset></form>`
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
