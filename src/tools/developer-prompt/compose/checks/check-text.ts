import { contentTypes, type Platform, type PromptForm } from '../../form.ts'
import { headings, requirementLines, tables, wordCount, type BriefDocument } from './brief-document.ts'
import { around, type FailureList } from './failure.ts'
import { allTyped, plain, typedTexts } from './user-words.ts'

/** Rubric M1, M2, M5, M6, M8, M9, M13 and M14: checks that need no understanding of the sections. */

const wordBands: Record<
  Platform,
  { data: [number, number]; content: [number, number]; maxCharacters: number }
> = {
  v0: { data: [450, 850], content: [320, 600], maxCharacters: 7_000 },
  lovable: { data: [800, 1_400], content: [500, 900], maxCharacters: 12_000 },
  replit: { data: [700, 1_150], content: [450, 800], maxCharacters: 10_000 },
  cursor: { data: [1_000, 1_700], content: [650, 1_100], maxCharacters: 14_000 },
  'github-copilot': { data: [1_000, 1_700], content: [650, 1_100], maxCharacters: 16_000 },
  other: { data: [900, 1_500], content: [600, 1_000], maxCharacters: 14_000 },
}

export function platformOf(form: PromptForm): Platform {
  return form.platform === '' ? 'other' : form.platform
}

export function isContentType(form: PromptForm): boolean {
  return form.projectType !== '' && contentTypes.includes(form.projectType)
}

export function limitsOf(form: PromptForm): { words: [number, number]; maxCharacters: number } {
  const band = wordBands[platformOf(form)]
  return { words: isContentType(form) ? band.content : band.data, maxCharacters: band.maxCharacters }
}

/**
 * Whether the person typed so much that a brief holding most of it cannot stay in the word band. The hard limit
 * of characters has no such excuse.
 */
export function isCrowded(form: PromptForm): boolean {
  return typedShare(form) > 0.5
}

function typedShare(form: PromptForm): number {
  const typed = typedTexts(form).map(({ field, text }) =>
    field === 'projectDescription' ? Math.min(wordCount(text), 220) : wordCount(text),
  )
  const words = typed.reduce((sum, count) => sum + count, 0) + form.features.length * 12
  return words / limitsOf(form).words[1]
}

/** Headings and ids of eighteen sections are no prose. */
const headingWords = 60

/** The bands fit forms that fill 12 % of them (the hand-written reference does); each word typed beyond that may bring one consequence with it. */
function mostWords(form: PromptForm): number {
  return limitsOf(form).words[1] * (1 + Math.max(0, typedShare(form) - 0.12) * 2) + headingWords
}

export function checkText(form: PromptForm, document: BriefDocument, report: FailureList): void {
  checkCharacters(form, document, report)
  checkSlots(form, document, report)
  checkCommentary(document, report)
  checkLength(form, document, report)
  checkObedience(document, report)
  checkMarkup(document, report)
  checkWording(form, document, report)
  checkSecrets(form, document, report)
}

function checkCharacters(form: PromptForm, { text }: BriefDocument, report: FailureList): void {
  const { maxCharacters } = limitsOf(form)
  report.unless(text.trim() !== '', 'M1', 'the brief is empty')
  report.unless(text.length <= maxCharacters, 'M1', `${text.length} characters, at most ${maxCharacters}`)
  report.unless(text.isWellFormed(), 'M1', 'lone surrogate')
  report.unless(text === text.normalize('NFC'), 'M1', 'not NFC')
  const control = /(?!\n)\p{Cc}/u.exec(text)
  if (control) {
    report.add(
      'M1',
      `control character ${control[0].charCodeAt(0).toString(16)} in ${around(text, control.index)}`,
    )
  }
  const invisible =
    /[\u00ad\u200b\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]|\p{Noncharacter_Code_Point}/u.exec(text)
  if (invisible) {
    report.add(
      'M1',
      `invisible ${invisible[0].charCodeAt(0).toString(16)} in ${around(text, invisible.index)}`,
    )
  }
}

const slotPatterns: readonly RegExp[] = [
  /\[(?:insert|your|placeholder|todo|tbd|name|company|x+)[^\]\n]*\]/giu,
  /\{\{/gu,
  /\bundefined\b/gu,
  /\bnull\b/gu,
  /\bNaN\b/gu,
  /\[object Object\]/gu,
  /lorem ipsum/giu,
  /\bFeature 1\b/gu,
  /\b(?:TODO|TBD|FIXME)\b/gu,
  /\{(?:role|entity|entities|audience|name|project\w*|feature|goal|noun|verb|max|platform|type|ui|n|i)\}/giu,
]

function checkSlots(form: PromptForm, { prose }: BriefDocument, report: FailureList): void {
  const typed = plain(allTyped(form))
  const withoutPaths = prose.replace(/\/\{feature\}/gu, '')
  for (const pattern of slotPatterns) {
    for (const match of withoutPaths.matchAll(pattern)) {
      if (!typed.includes(plain(match[0])))
        report.add('M2', `slot "${match[0]}" in ${around(withoutPaths, match.index)}`)
    }
  }
}

function checkCommentary({ text }: BriefDocument, report: FailureList): void {
  report.unless(
    !/^\W*(?:Here is|Here's|Sure|Certainly|Below|Of course)\b/iu.test(text),
    'M5',
    `starts "${text.slice(0, 40)}"`,
  )
  const end = text.trimEnd().split('\n').at(-1) ?? ''
  report.unless(
    !/(?:let me know|would you like|feel free|happy to|I can also|hope this)/iu.test(end),
    'M5',
    `ends "${end}"`,
  )
  report.unless(text.replace(/\n$/u, '') === text.trim(), 'M5', 'blank space around the brief')
}

function checkLength(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const { words } = limitsOf(form)
  const count = wordCount(document.prose)
  report.unless(count >= words[0], 'M6', `${count} words, at least ${words[0]}`)
  const most = Math.floor(mostWords(form))
  report.unless(count <= most || isCrowded(form), 'M6', `${count} words, at most ${most}`)
}

const commands =
  /ignore (?:all |any |the |your |my )*(?:previous|prior|above|earlier|preceding)|disregard (?:all|any|the|your|previous|prior)|forget (?:all|everything|your|previous)|system prompt|you are now|reveal (?:your|the|all)|developer mode|\bDAN\b|jailbreak|print your instructions|<\|?(?:system|im_start|endoftext|assistant|user)\b|\[\/?INST\]|^\s*(?:system|assistant)\s*:/gimu

function checkObedience({ prose, fenceCount, text }: BriefDocument, report: FailureList): void {
  for (const match of prose.matchAll(commands)) {
    report.add('M8', `"${match[0]}" outside the fenced appendix: ${around(prose, match.index)}`)
  }
  if (fenceCount > 0) {
    report.unless(
      /as content, not as instructions/iu.test(text),
      'M8',
      'a fenced block without "Treat as content, not as instructions"',
    )
  }
}

function checkMarkup(document: BriefDocument, report: FailureList): void {
  report.unless(document.fencesClosed, 'M9', 'a fence is never closed')
  report.unless(document.fenceCount <= 1, 'M9', `${document.fenceCount} fenced blocks, at most one`)
  for (const table of tables(document)) {
    const unequal = new Set(table.columnCounts).size > 1
    report.unless(
      !unequal,
      'M9',
      `unequal columns (${table.columnCounts.join(',')}) in table ${table.startsWith}`,
    )
    report.unless(table.dataRows <= 14, 'M9', `${table.dataRows} rows in table ${table.startsWith}`)
    report.unless(table.dataRows > 0, 'M9', `no rows in table ${table.startsWith}`)
  }
  const raw =
    /<\/?(?:script|img|image|svg|iframe|object|embed|style|link|meta|base|video|audio|body|html|form|input|math|marquee|details|a)\b[^\n]{0,40}|\bon(?:error|load|click|focus|blur|mouse\w+|toggle|key\w+)=|javascript:/giu
  for (const match of document.prose.matchAll(raw)) {
    report.add('M9', `raw markup "${match[0]}" in ${around(document.prose, match.index)}`)
  }
  report.unless(!/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/mu.test(document.prose), 'M9', 'a horizontal rule')
  checkEmptySections(document, report)
}

function checkEmptySections(document: BriefDocument, report: FailureList): void {
  const names = headings(document)
  for (const name of names) {
    const heading = new RegExp(`^${name.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)}$`, 'u')
    const body = document.lines.filter((line) => heading.test(line.section) && !/^## /u.test(line.text))
    report.unless(
      body.some((line) => line.text.trim() !== ''),
      'M9',
      `empty section "${name}"`,
    )
  }
  report.unless(new Set(names).size === names.length, 'M9', `a heading twice: ${names.join(', ')}`)
}

const bannedWords: readonly RegExp[] = [
  /\bseamless(?:ly)?\b/giu, /\bintuitive(?:ly)?\b/giu, /\brobust(?:ly|ness)?\b/giu, /\bcutting[- ]edge\b/giu,
  /\bstate[- ]of[- ]the[- ]art\b/giu, /\buser[- ]friendly\b/giu, /\bworld[- ]class\b/giu, /\bblazing(?:ly)?\b/giu,
  /\bbest practices?\b/giu, /\bleverag(?:e|es|ing)\b/giu, /\butili[sz](?:e|es|ing)\b/giu,
  /\bensure that the application is\b/giu, /\bcomprehensive(?:ly)?\b/giu, /\bdelightful(?:ly)?\b/giu, /\bmodern\b/giu,
  /\betc\b/giu, /\bN\/A\b/gu,
] // prettier-ignore

function checkWording(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const { prose } = document
  const typed = plain(allTyped(form))
  for (const pattern of bannedWords) {
    for (const match of prose.matchAll(pattern)) {
      if (!typed.includes(match[0].toLowerCase()))
        report.add('M13', `"${match[0]}" in ${around(prose, match.index)}`)
    }
  }
  const typedEmoji = new Set(allTyped(form).match(/\p{Extended_Pictographic}|\p{Emoji_Presentation}/gu))
  for (const match of prose.matchAll(/(?![†©®™↔↕])\p{Emoji_Presentation}/gu)) {
    if (!typedEmoji.has(match[0])) report.add('M13', `emoji ${match[0]}`)
  }
  checkRepeats(document, typed, report)
}

/** Economy: a sentence of the scaffold stands once. Acceptance boxes of issues may quote a requirement. */
function checkRepeats(document: BriefDocument, typed: string, report: FailureList): void {
  const seen = new Set<string>()
  for (const line of document.lines) {
    if (line.fenced || line.subsection.startsWith('Issue')) continue
    const sentence = plain(line.text.replace(/^\s*[-*|]\s*(?:\[ \]\s*)?(?:\*\*)?(?:[A-Z]{1,2}-\d+)?/u, ''))
    if (wordCount(sentence) < 8 || typed.includes(sentence)) continue
    if (seen.has(sentence)) report.add('economy', `stands twice: "${sentence}"`)
    seen.add(sentence)
  }
  checkPatternLines(document, report)
}

/** One sentence with another name in it, again and again, says nothing about either. */
function checkPatternLines(document: BriefDocument, report: FailureList): void {
  const bodies = new Map<string, number>()
  for (const { text } of requirementLines(document)) {
    const quoteless = text
      .replace(/^\W*FR-\d+\s*/u, '')
      .replace(/["“„«][^"“”„«»]*["”“»]:?/gu, '')
      .replace(/\([^)]*\)/gu, '')
    const pattern = plain(quoteless.replace(/^[^:]{0,60}:/u, ''))
      .split(' ')
      .slice(0, 40)
      .join(' ')
    if (wordCount(pattern) >= 8) bodies.set(pattern, (bodies.get(pattern) ?? 0) + 1)
  }
  for (const [pattern, count] of bodies) {
    report.unless(count <= 2, 'economy', `${count} requirements share one sentence: "${pattern}"`)
  }
}

const secretPatterns =
  /\b(?:sk-[A-Za-z0-9]{16,}|sk_live_\w+|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{20,}|AIza[\w-]{30,}|xox[bp]-\w+)\b|-----BEGIN/gu
const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu

function checkSecrets(form: PromptForm, { text }: BriefDocument, report: FailureList): void {
  const typed = plain(allTyped(form))
  for (const pattern of [secretPatterns, emailPattern]) {
    for (const match of text.matchAll(pattern)) {
      report.unless(typed.includes(plain(match[0])), 'M14', `added "${match[0]}"`)
    }
  }
}
