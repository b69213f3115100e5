/**
 * How mail programs of several languages announce what they quote, and how telephones sign. Each takes one
 * line, or a few that were one, without the marks that nobody sees.
 */

const WROTE =
  /\b(wrote|writes|schrieb|schreef|skrev|escribió|escreveu|scritto|écrit|napsala?|napísala?|pisze|napisała?|kirjoitti|írta|yazdı)(?![\p{L}])|пишет|пише|написала?|さんは書きました|のメール|写道|寫道|작성|כתב|מאת|كتب|كتابة/iu
const DATED = /\d{4}|\d{1,2}[:.h]\s?\d{2}/
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/
const OPENS =
  /^[\s"„“]*(On|Am|Le|El|Il|Em|Op|Den|Dne|Dňa|W dniu|В|On\p{L}*|בתאריך|ב-|في|في يوم)(?=[\s,.])|\d{4}|\d{1,2}[:.]\d{2}/u

/** Whether it ends as only an introduction does, and says when or who. */
export function isIntroduction(text: string, beforeQuote: boolean): boolean {
  if (text.length > 400 || !/[:：]\s*$/.test(text)) return false
  const [says, dated, addressed] = [WROTE.test(text), DATED.test(text), ADDRESS.test(text)]
  return (says && (dated || addressed || beforeQuote)) || (dated && addressed)
}

/** Whether an introduction that goes on in the next line can begin like this. */
export const opensIntroduction = (line: string): boolean => OPENS.test(line)

const FORWARDED =
  /^\s*(Begin forwarded message|Anfang der weitergeleiteten (Nachricht|E-Mail)|Début du (message (réexpédié|transféré)|courriel transféré)|Inicio del mensaje reenviado|Inizio messaggio inoltrato|Začátek (přeposlané|přeposílané) zprávy|Začiatok preposlanej správy|Początek (przekazywanej|przekazanej) wiadomości|転送されたメッセージ)\s*[:：]?\s*$/iu

/** A line after which everything is an older mail: `-----Original Message-----` in any language, a rule, a forward. */
export const isSeparator = (line: string): boolean =>
  /^\s*[-–—]{3,}\s?[^-–—].{1,60}[^-–—]\s?[-–—]{3,}\s*$/u.test(line) ||
  /^\s*(_{15,}|={20,}|-{20,})\s*$/.test(line) ||
  FORWARDED.test(line)

const HEADERS: Readonly<Record<string, RegExp>> = {
  from: /^(From|Von|De|Od|Da|Van|Från|Fra|Lähettäjä|Feladó|От|差出人|发件人|寄件者|보낸 사람|מאת|من|Odosielateľ)$/iu,
  sent: /^(Sent|Date|Gesendet|Datum|Envoyé|Enviado( el)?|Fecha|Data|Inviato|Odesláno|Odoslané|Wysłano|Verzonden|Skickat|Sendt|Dato|Lähetetty|Отправлено|Дата|送信日時|日付|发送时间|日期|보낸 날짜|נשלח|תאריך|تاريخ الإرسال|التاريخ|تم الإرسال)$/iu,
  to: /^(To|An|À|A|Para|Komu|Do|Aan|Till|Til|Vastaanottaja|Кому|宛先|收件人|받는 사람|אל|إلى)$/iu,
  subject:
    /^(Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Předmět|Predmet|Temat|Onderwerp|Ämne|Emne|Aihe|Тема|件名|主题|主旨|제목|נושא|הנדון|الموضوع)$/iu,
}

/** Which field of a mail's head such a line repeats, as Outlook does above what it quotes. */
export function headerNamed(line: string): string | undefined {
  const [name = '', value] = line.slice(0, LONGEST_NAME).replace(/[*>]/g, '').split(/[:：]/, 2)
  return value === undefined
    ? undefined
    : Object.keys(HEADERS).find((field) => HEADERS[field]!.test(name.trim()))
}

/** Marks and all. */
const LONGEST_NAME = 60

const SIGNED =
  /^\s*(Sent (from|with|via|using) |Get Outlook for |Von meinem .{1,40} gesendet|Gesendet (von|mit|aus) |Diese Nachricht wurde von meinem|Outlook für (iOS|Android)|Envoyé (de|depuis|à partir d)|Télécharger Outlook|Obtenez Outlook|Enviado (desde|de|do|con) |Obtener Outlook|Odesláno (z|ze|pomocí) |Odoslané z|Získat Outlook|Wysłan[eoy] z(e)? |Pobierz (program )?Outlook|Inviat[oa] (da|dal) |Verzonden (vanaf|met|vanuit) |Skickat från |Sendt fra |Lähetetty |Отправлено (с|из) |.{0,30}iPhoneから送信|.{0,30}スマートフォンから送信|נשלח (מ|באמצעות)|أ?ُ?رسلت? من|تم الإرسال من|发自我的|從我的.{1,20}傳送)/iu

/** Where a signature begins: the two dashes, or what telephones add. */
export const isSignature = (line: string): boolean => /^(--|—|–)$/.test(line.trim()) || SIGNED.test(line)
