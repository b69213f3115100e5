import { base64, both, html, innerPart, joinBytes, mailOf, multipart, quotedPrintable } from './mime.ts'

/** How programs and people write an answer, and the lines that count in it. */
export interface Shape {
  name: string
  raw: Uint8Array
  lines: readonly string[]
}

const QUOTED = '> It is your turn.\n> You can write: pass\n> resign'
const GMAIL = 'On Mon, Nov 30, 2026 at 10:00 AM Heliograph <play+abc@example.org> wrote:'

/** An answer above what it answers, with the introduction of some program. */
const above = (name: string, introduction: string, quoted = QUOTED): Shape => ({
  name,
  raw: mailOf(`guess 2 STREET e3\n\n${introduction}\n${quoted}\n`),
  lines: ['guess 2 STREET e3'],
})

/** An answer by telephone, with what it adds by itself. */
const signed = (language: string, signature: string): Shape => ({
  name: `the signature of a telephone in ${language}`,
  raw: mailOf(`pass\n\n${signature}\n`),
  lines: ['pass'],
})

const plain: Shape[] = [
  { name: 'a bare line', raw: mailOf('pass'), lines: ['pass'] },
  {
    name: 'a greeting, two lines and a name',
    raw: mailOf('Hello,\n\nencode 2 c7\npass\n\nBest, Ada\n'),
    lines: ['Hello,', '', 'encode 2 c7', 'pass', '', 'Best, Ada'],
  },
  {
    name: 'line feeds alone',
    raw: joinBytes('From: a@b.cc\nTo: c@d.ee\n\npass\n> resign\n'),
    lines: ['pass'],
  },
  {
    name: 'the usual signature',
    raw: mailOf('pass\n-- \nAda\nresign\n'),
    lines: ['pass'],
  },
  {
    name: 'the usual signature, its space lost',
    raw: mailOf('pass\n\n--\nresign\n'),
    lines: ['pass'],
  },
  {
    name: 'spaces and marks that nobody sees',
    raw: mailOf('\u200Epass\u00A0\u200B\n\u202Bencode\u00A02\u00A0c7\u202C\n'),
    lines: ['pass', 'encode 2 c7'],
  },
  { name: 'only what is quoted', raw: mailOf(`${GMAIL}\n\n${QUOTED}\n`), lines: [] },
  { name: 'nothing at all', raw: mailOf(''), lines: [] },
  {
    name: 'an answer below the quotation',
    raw: mailOf(`${GMAIL}\n${QUOTED}\n\nguess 2 STREET e3\n\n-- \nAda\n`),
    lines: ['guess 2 STREET e3'],
  },
  {
    name: 'an answer below without an introduction',
    raw: mailOf(`${QUOTED}\n\npass\n`),
    lines: ['pass'],
  },
  {
    name: 'answers between quoted lines',
    raw: mailOf(`${GMAIL}\n> Encode a letter?\n\nencode 2 c7\n\n> And then?\n\npass\n`),
    lines: ['encode 2 c7', '', '', 'pass'],
  },
  {
    name: 'a quoted line whose end was wrapped without a mark',
    raw: mailOf(
      `${GMAIL}\n> You could give the match up, which cannot be taken back, with the line\nresign\n> or go on.\n\npass\n`,
    ),
    lines: ['pass'],
  },
  {
    name: 'an answer above and another one below: the upper one alone',
    raw: mailOf(`pass\n\n${GMAIL}\n${QUOTED}\n\nresign\n`),
    lines: ['pass'],
  },
  {
    name: 'quotations of quotations',
    raw: mailOf(
      `pass\n\n${GMAIL}\n> guess 1 TREE\n>\n> On Sun, Nov 29, 2026, X wrote:\n>> resign\n>>> pass\n`,
    ),
    lines: ['pass'],
  },
  {
    name: 'a line that only looks like an introduction',
    raw: mailOf('transmit 3:\n'),
    lines: ['transmit 3:'],
  },
]

const introductions: Shape[] = [
  above('Gmail in English', GMAIL),
  above(
    'Gmail, the introduction over two lines',
    'On Mon, Nov 30, 2026 at 10:00 AM Heliograph <\nplay+abc@example.org> wrote:\n',
  ),
  above(
    'Gmail, the introduction over three lines',
    'On Mon, Nov 30, 2026 at 10:00 AM Heliograph at Example\nand Others, Limited\n<play+abc@example.org> wrote:\n',
  ),
  above('an introduction right below the answer', GMAIL),
  above(
    'Apple Mail, its introduction quoted',
    '',
    `> On 30 Nov 2026, at 10:00, Heliograph <play@example.org> wrote:\n> \n${QUOTED}`,
  ),
  above('Thunderbird', 'On 30.11.26 10:00, Heliograph wrote:'),
  above(
    'Yahoo, without marks',
    'On Monday, November 30, 2026 at 10:00:00 AM GMT, Heliograph <play@example.org> wrote:  ',
    'resign',
  ),
  above('Proton', 'On Monday, November 30th, 2026 at 10:00, Heliograph <play@example.org> wrote:\n'),
  above(
    'Gmail in German',
    'Am Mo., 30. Nov. 2026 um 10:00 Uhr schrieb Heliograph <\nplay+abc@example.org>:\n',
  ),
  above('Thunderbird in German', 'Am 30.11.2026 um 10:00 schrieb Heliograph:'),
  above('Gmail in French', 'Le lun. 30 nov. 2026 à 10:00, Heliograph <play+abc@example.org> a\nécrit :\n'),
  above(
    'Gmail in Spanish',
    'El lun, 30 nov 2026 a las 10:00, Heliograph (<play+abc@example.org>)\nescribió:\n',
  ),
  above('Gmail in Czech', 'po 30. 11. 2026 v 10:00 odesílatel Heliograph <play+abc@example.org>\nnapsal:\n'),
  above('Thunderbird in Czech', 'Dne 30. 11. 26 v 10:00 Heliograph napsal(a):'),
  above('Gmail in Polish', 'pon., 30 lis 2026 o 10:00 Heliograph <play+abc@example.org> napisał(a):\n'),
  above('Thunderbird in Polish', 'W dniu 30.11.2026 o 10:00, Heliograph pisze:'),
  above(
    'Gmail in Italian',
    'Il giorno lun 30 nov 2026 alle ore 10:00 Heliograph <play@example.org> ha scritto:',
  ),
  above('Gmail in Japanese', '2026年11月30日(月) 10:00 Heliograph <play+abc@example.org>:\n'),
  above(
    'Gmail in Hebrew, right to left',
    '\u202B\u202Aבתאריך יום ב׳, 30 בנוב׳ 2026 ב-10:00 מאת \u202AHeliograph\u202C\u200F <\u202Aplay+abc@example.org\u202C\u200F>:\u202C\n',
  ),
  above(
    'Gmail in Arabic, right to left',
    '\u202Bفي الاثنين، 30 نوفمبر 2026 في 10:00 ص تمت كتابة ما يلي بواسطة \u202AHeliograph\u202C\u200F <\u202Aplay+abc@example.org\u202C\u200F>:\u202C\n',
  ),
  above('Gmail in Russian', 'пн, 30 нояб. 2026 г. в 10:00, Heliograph <play@example.org>:\n'),
  above(
    'Outlook, the old mail not marked',
    '-----Original Message-----\nFrom: Heliograph\nSent: Monday',
    'resign',
  ),
  above('Outlook in Czech', '-----Původní zpráva-----\nOd: Heliograph', 'resign'),
  above('webmail in Polish', '-------- Wiadomość oryginalna --------\nOd: Heliograph', 'resign'),
  above(
    "Outlook's head of the old mail",
    'From: Heliograph <play@example.org>\nSent: Monday, November 30, 2026 10:00 AM\nTo: Ada <ada@example.net>\nSubject: Your turn\n',
    'resign',
  ),
  above(
    'the same in German, in bold, below a rule',
    '________________________________\n*Von:* Heliograph\n*Gesendet:* Montag, 30. November 2026 10:00\n*An:* Ada\n*Betreff:* Zug\n',
    'resign',
  ),
  above(
    'the same in French',
    'De : Heliograph\nEnvoyé : lundi 30 novembre 2026 10:00\nÀ : Ada\nObjet : À vous\n',
    'resign',
  ),
  above(
    'the same in Spanish',
    'De: Heliograph\nEnviado: lunes, 30 de noviembre de 2026 10:00\nPara: Ada\nAsunto: Turno\n',
    'resign',
  ),
  above(
    'the same in Japanese',
    '差出人: Heliograph\n送信日時: 2026年11月30日\n宛先: Ada\n件名: 番\n',
    'resign',
  ),
  above(
    'the same in Hebrew',
    '\u200Fמאת: Heliograph\n\u200Fנשלח: יום שני 30 נובמבר 2026\n\u200Fאל: Ada\n\u200Fנושא: תור\n',
    'resign',
  ),
  above('a mail that was forwarded', '---------- Forwarded message ---------\nFrom: Heliograph', 'resign'),
  above('one that Apple Mail forwarded', 'Begin forwarded message:\n', `> From: Heliograph\n${QUOTED}`),
  above('one that Apple Mail forwarded in German', 'Anfang der weitergeleiteten Nachricht:\n', 'resign'),
]

const signatures: Shape[] = [
  signed('English', 'Sent from my iPhone'),
  signed('English, with an advertisement', 'Get Outlook for Android<https://aka.ms/x>'),
  signed('German', 'Von meinem iPhone gesendet'),
  signed('French', 'Envoyé de mon iPhone'),
  signed('Spanish', 'Enviado desde mi iPhone'),
  signed('Czech', 'Odesláno z iPhonu'),
  signed('Polish', 'Wysłane z iPhone’a'),
  signed('Japanese', 'iPhoneから送信'),
  signed('Hebrew', '\u200Fנשלח מה-iPhone שלי'),
  signed('Arabic', 'أُرسلت من الـ iPhone'),
]

const GMAIL_HTML = `<div dir="ltr">guess&nbsp;2 STREET e3</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 30, 2026 at 10:00 AM Heliograph &lt;<a href="mailto:play@example.org">play@example.org</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0"><div>It is your turn.<br>resign</div></blockquote></div>`

const rich = (name: string, body: string, lines: readonly string[] = ['guess 2 STREET e3']): Shape => ({
  name,
  raw: mailOf(html(body)),
  lines,
})

const htmls: Shape[] = [
  rich('HTML alone: Gmail', GMAIL_HTML),
  rich(
    'HTML alone: Outlook on the desktop',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p {color:red} --></style><title>resign</title></head><body><div class="WordSection1"><p class="MsoNormal">guess 2 STREET e3<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>Lähettäjä:</b> Heliograph</p></div><p class="MsoNormal">resign</p></div></body></html>`,
  ),
  rich(
    'HTML alone: Outlook on the web',
    `<div>guess 2 STREET e3</div><div id="Signature"><p>resign</p></div><div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><b>From:</b> Heliograph<br></div><div>resign</div>`,
  ),
  rich(
    'HTML alone: Outlook on a telephone',
    `<div dir="auto">guess 2 STREET e3</div><div id="ms-outlook-mobile-signature"><div>Get <a href="x">Outlook for iOS</a></div></div><div id="mail-editor-reference-message-container"><div>resign</div></div>`,
  ),
  rich(
    'HTML alone: Apple Mail',
    `<html><head></head><body style="word-wrap: break-word;">guess 2 STREET e3<br><div><br><blockquote type="cite"><div>On 30 Nov 2026, at 10:00, Heliograph wrote:</div><br><div>resign</div></blockquote></div></body></html>`,
  ),
  rich(
    'HTML alone: Thunderbird, below the quotation',
    `<div class="moz-cite-prefix">On 30.11.26 10:00, Heliograph wrote:<br></div><blockquote type="cite" cite="mid:x@y"><p>resign</p></blockquote><p>guess 2 STREET e3</p><pre class="moz-signature" cols="72">-- 
Ada</pre>`,
  ),
  rich(
    'HTML alone: between the quotations of Gmail',
    `<div class="gmail_quote"><div class="gmail_attr">On Mon, Nov 30, 2026 at 10:00 AM X &lt;x@example.org&gt; wrote:<br></div><blockquote class="gmail_quote">Which?</blockquote><div>guess 2 STREET e3</div><blockquote class="gmail_quote">resign</blockquote></div>`,
  ),
  rich(
    'HTML alone: Yahoo',
    `<div class="ydp1">guess 2 STREET e3</div><div id="ydp2yahoo_quoted_1" class="ydp2yahoo_quoted"><div>resign</div></div>`,
  ),
  rich(
    'HTML alone: GMX',
    `<div>guess 2 STREET e3</div><div name="quote" style="border-left:2px solid"><div><b>Gesendet:</b> Montag<br><b>Von:</b> Heliograph<br><b>An:</b> Ada</div><div>resign</div></div>`,
  ),
  rich(
    'what HTML hides',
    `<div style="display:none">resign</div><p>guess 2 <b>STREET</b> e3</p><!-- resign --><script>resign</script>`,
  ),
  rich('HTML with references', '<p>chat &ldquo;S&uuml;&szlig;&#33;&rdquo; &#x1F600;</p><p>pass</p>', [
    'chat “Süß!” 😀',
    '',
    'pass',
  ]),
  rich(
    'HTML in a table',
    '<table><tr><td>guess</td><td>2 STREET</td><td>e3</td></tr><tr><td>pass</td></tr></table>',
    ['guess 2 STREET e3', 'pass'],
  ),
  rich('preformatted HTML', '<pre>encode 2 c7\npass</pre>', ['encode 2 c7', 'pass']),
  rich('HTML that is not closed', '<div><p>guess 2 STREET e3<blockquote>resign<p>pass'),
]

/** A page that quotes without a word about it. */
const QUOTING = html('<div>pass</div><blockquote type="cite">It is your turn.<br>resign</blockquote>')

const encodings: Shape[] = [
  {
    name: 'quoted-printable, with lines broken for the way',
    raw: mailOf({
      encoding: 'quoted-printable',
      body: quotedPrintable(`chat ${'žluťoučký kůň '.repeat(9)}\npass\n`),
    }),
    lines: [`chat ${'žluťoučký kůň '.repeat(9).trim()}`, 'pass'],
  },
  {
    name: 'base64',
    raw: mailOf({ encoding: 'base64', body: base64('guess 2 STREET e3\r\npass\r\n') }),
    lines: ['guess 2 STREET e3', 'pass'],
  },
  {
    name: 'windows-1250',
    raw: mailOf({
      type: 'text/plain; charset=windows-1250',
      body: Uint8Array.from([...'chat '].map((c) => c.charCodeAt(0)).concat(0x9e, 0x8a)),
    }),
    lines: ['chat žŠ'],
  },
  {
    name: 'ISO-8859-2',
    raw: mailOf({
      type: 'text/plain; charset="ISO-8859-2"',
      body: Uint8Array.from([...'chat '].map((c) => c.charCodeAt(0)).concat(0xbe, 0xa9)),
    }),
    lines: ['chat žŠ'],
  },
  {
    name: 'ISO-2022-JP',
    raw: mailOf({ type: 'text/plain; charset=iso-2022-jp', body: 'chat \u001b$BF|K\\\u001b(B' }),
    lines: ['chat 日本'],
  },
  {
    name: 'UTF-7, which is not read as such',
    raw: mailOf({ type: 'text/plain; charset=utf-7', body: '+AHIAZQBzAGkAZwBu-\n' }),
    lines: ['+AHIAZQBzAGkAZwBu-'],
  },
  {
    name: 'a character set that nobody knows',
    raw: mailOf({ type: 'text/plain; charset=klingon', body: 'pass' }),
    lines: ['pass'],
  },
  {
    name: 'text and HTML: the text counts',
    raw: both(`guess 2 STREET e3\n\n${GMAIL}\n${QUOTED}\n`, GMAIL_HTML),
    lines: ['guess 2 STREET e3'],
  },
  {
    name: 'text that was wrapped on its way, and HTML, which was not',
    raw: both(
      `chat ${'one two three four five six seven eight nine ten eleven twelve\n'.repeat(2)}`,
      `<div>chat ${'one two three four five six seven eight nine ten eleven twelve '.repeat(2)}</div>`,
    ),
    lines: [`chat ${'one two three four five six seven eight nine ten eleven twelve '.repeat(2).trim()}`],
  },
  { name: 'an empty text beside HTML', raw: both('\n', '<p>pass</p>'), lines: ['pass'] },
  {
    name: 'flowed text',
    raw: mailOf({
      type: 'text/plain; charset=utf-8; format=flowed',
      body: 'scan; earth; \ncard 2 vega; data\n>resign \n>now\n',
    }),
    lines: ['scan; earth; card 2 vega; data'],
  },
  {
    name: 'attachments, which are not read',
    raw: multipart('mixed', [
      { body: 'pass\n' },
      {
        type: 'text/plain; name=other.txt',
        headers: { 'Content-Disposition': 'attachment; filename=other.txt' },
        body: 'resign',
      },
      { type: 'message/rfc822', body: 'From: x@example.org\n\nresign\n' },
      { type: 'image/png', encoding: 'base64', body: base64(new Uint8Array(2000)) },
    ]),
    lines: ['pass'],
  },
  {
    name: 'HTML with a footer of text below it: what was quoted is known to be',
    raw: multipart('mixed', [QUOTING, { body: 'Checked for all that is evil.' }]),
    lines: ['pass'],
  },
  {
    name: 'text with HTML below it, and a picture between',
    raw: multipart('mixed', [
      { body: 'encode 2 c7' },
      { type: 'image/png', encoding: 'base64', body: base64('x') },
      QUOTING,
    ]),
    lines: ['encode 2 c7', '', 'pass'],
  },
  {
    name: 'an alternative with a footer of text',
    raw: multipart('mixed', [
      innerPart('alternative', [{ body: 'pass\n> resign\n' }, QUOTING]),
      { body: 'Checked for all that is evil.' },
    ]),
    lines: ['pass'],
  },
  {
    name: 'pages one below the other',
    raw: multipart('mixed', [html('<p>encode 2 c7</p>'), QUOTING]),
    lines: ['encode 2 c7', '', 'pass'],
  },
  {
    name: 'parts in parts',
    raw: multipart('mixed', [
      innerPart('related', [
        innerPart('alternative', [{ body: 'pass' }, html('<p>pass</p>')]),
        { type: 'image/gif', encoding: 'base64', body: base64('x') },
      ]),
    ]),
    lines: ['pass'],
  },
  {
    name: 'a mail that was signed',
    raw: joinBytes(
      'From: a@example.net\r\nTo: b@example.org\r\n',
      innerPart(
        'signed',
        [{ body: 'pass' }, { type: 'application/pgp-signature', body: '-----BEGIN PGP SIGNATURE-----' }],
        '; protocol="application/pgp-signature"',
      ),
    ),
    lines: ['pass'],
  },
]

export const shapes: readonly Shape[] = [...plain, ...introductions, ...signatures, ...htmls, ...encodings]
