import { trimEndOf } from './trim-end-of.ts'
const joinerScripts =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Gujarati}\p{Script=Sinhala}\p{Script=Syriac}\p{Script=Mongolian}\p{Mn}\p{Mc}]/u
const emojiPart = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f\u20e3\u2640\u2642\u2695]/u

const htmlTag =
  /<\/?(?:a|abbr|article|aside|audio|b|base|blockquote|body|br|button|canvas|center|code|dd|details|div|dl|dt|em|embed|fieldset|font|footer|form|frame|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|marquee|math|meta|nav|noscript|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|u|ul|var|video|wbr)(?:\s*\/?|[\s/"'][^<>=]{0,200}=[^<>]*)>/giu

/** User text as every reader expects it: NFC, plain newlines and spaces, nothing invisible, at most two blank lines. */
export function normalise(text: string): string {
  const trimmed = text.trim()
  return touched.test(trimmed) ? rewrite(trimmed) : trimmed
}

// Nearly all text has nothing that `rewrite` would change. Below U+0300 nothing composes; then come dashes, quotes,
// currency signs and arrows.
const touched =
  /[^\t\n -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u20a0-\u20c0\u2190-\u21ff]|[ \t](?:\n|[ \t]{8})|\n{4}/

function rewrite(text: string): string {
  return (
    removeInvisible(text.toWellFormed())
      .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/gu, '\n')
      .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
      // Endless runs of spaces would make later patterns slow and mean nothing; before a line they are its depth.
      .replace(/(?<=\S)[ \t]{9,}/gu, '        ')
      .replace(/^([ \t]{80})[ \t]+/gmu, '$1')
      .replace(/[ \t]{1,80}\n/gu, '\n')
      .replace(/\n{4,}/gu, '\n\n\n')
      .trim()
      .normalize('NFC')
  )
}

/** User text on one line, fit for a sentence or a list item: it can start no Markdown block and carries no HTML. */
export function safeInline(text: string): string {
  const line = disarm(removeTags(normalise(text)))
    .replace(/\s+/gu, ' ')
    .trim()
  // A line that opens like a chat turn ("System: …") may be a step of a flow; with a dash it stays one.
  const told = line.replace(/^(system|assistant)\s*[:：]\s*/iu, '$1 – ')
  return told.replace(/^([#>*+=~|-])/u, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/u, '$1\\$2')
}

/** User text for one table cell: like `safeInline`, and a pipe cannot open another column. */
export function safeCell(text: string): string {
  return safeInline(text)
    .split('|')
    .map((part) => trimEndOf(part, /\\/))
    .join('\\|')
}

/** The text in a fenced block whose fence is longer than any run of backticks inside. */
export function fence(text: string): string {
  const body = normalise(text)
  let longest = 2
  for (const run of body.match(/`+/gu) ?? []) longest = Math.max(longest, run.length)
  const marks = '`'.repeat(longest + 1)
  return `${marks}text\n${body}\n${marks}`
}

// Tag characters and bidi overrides can carry text a person never sees; emoji and Indic or Persian words
// need their joiners, so those stay exactly where they have a job.
function removeInvisible(text: string): string {
  const visible = text.replace(
    /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff]/gu,
    '',
  )
  // Patterns of characters beyond the first 65,536 are slow, and most texts have none.
  const planes = /[\ud800-\udbff]/.test(visible)
    ? visible
        .replace(/\p{Noncharacter_Code_Point}/gu, '')
        .replace(/(\u{1f3f4}[\u{e0030}-\u{e007a}]{1,8}\u{e007f})|[\u{e0000}-\u{e0fff}]/gu, '$1')
    : visible
  return planes.replace(/[\u200c\u200d]/gu, (joiner, offset: number, whole: string) =>
    joinerHasAJob(joiner, whole, offset) ? joiner : '',
  )
}

function joinerHasAJob(joiner: string, whole: string, offset: number): boolean {
  const before = Array.from(whole.slice(Math.max(0, offset - 2), offset)).at(-1) ?? ''
  if (joinerScripts.test(before)) return true
  const after = String.fromCodePoint(whole.codePointAt(offset + 1) ?? 32)
  return joiner === '\u200d' && emojiPart.test(before) && emojiPart.test(after)
}

// Taking one tag out can close another around it (`<scr<b>ipt>`), so it runs until nothing changes.
function removeTags(text: string): string {
  let current = text.replace(/<!--[^<>]*-->/gu, ' ')
  for (let round = 0; round < 4; round += 1) {
    const next = current.replace(htmlTag, ' ')
    if (next === current) break
    current = next
  }
  return current.replace(/<(?=[a-z/!?])/giu, '‹').replace(/(‹[^‹>\n]{0,200})>/gu, '$1›')
}

function disarm(text: string): string {
  return text
    .replace(/`/gu, "'")
    .replace(/\{\{+|\}\}+/gu, (run) => [...run].join(' '))
    .replace(/(javascript|vbscript)(?=:)/giu, '$1 ')
    .replace(/\b(on[a-z]{3,20})=/giu, '$1 =')
    .replace(/!(?=\[)/gu, '! ')
    .replace(/\[((?:insert|your|placeholder|todo|tbd|name|company|x)[^\][\n]{0,120})\]/giu, '($1)')
}
