import { countWords } from '#shared/text/count-words.ts'
import { isEmojiOnly, nameEmoji } from '#shared/text/emoji.ts'
import type { Language } from '#shared/text/language.ts'
import { normalise, safeInline } from '#shared/text/normalise.ts'
import { mainAction, readActions, type Action } from './action.ts'
import { readAudience, type Audience } from './audience.ts'
import { readForeignPlaces, readForeignSubjects } from './foreign-subjects.ts'
import { readFormatWishes, type Form, type FormatWishes } from './format-wishes.ts'
import { detectIdeaLanguage } from './idea-language.ts'
import { readInstruction, type Instruction } from './instruction.ts'
import { readMood, type MoodReading } from './mood.ts'
import { readNames, type Name } from './names.ts'
import { readNegations, type Negation } from './negations.ts'
import { readNumbers, type NumberFact } from './numbers.ts'
import { parse } from './parse.ts'
import { readPurpose, type Purpose } from './purpose.ts'
import { quarantineIdea } from './quarantine.ts'
import { readQuotes, type Quote } from './quotes.ts'
import { readSafety, type Safety } from './safety.ts'
import { readScene } from './scene.ts'
import { readSetting, type Setting } from './setting.ts'
import { readSubjects, type Subject } from './subjects.ts'
import { tagTokens } from './tag.ts'
import { readTask, type Task } from './task-verbs.ts'

/** Everything a short free text says, sorted. Nothing in it is invented: every string is a piece of the idea as typed. */
export type Idea = {
  /** The idea as its readers may show it: NFC, nothing invisible, sentences that tamper with instructions taken out. */
  text: string
  /** `text` on one line, safe in running text: no HTML, no Markdown block, no slot. Quote this one in results. */
  inline: string
  /** Sentences that speak to the machine, word for word; content to name, never to follow. */
  quarantined: string[]
  language: Language
  isEnglish: boolean
  /** Words; for scripts without spaces half the characters. */
  wordCount: number
  /** empty: nothing left to read · emoji: only symbols, `inline` then names them · tiny ≤ 3 words · short ≤ 15 · medium ≤ 60 · long. */
  size: 'empty' | 'emoji' | 'tiny' | 'short' | 'medium' | 'long'
  /** What is to be shown or told, without instruction, format wishes, purpose and audience; on one line. Never empty unless `text` is. */
  scene: string
  instruction?: Instruction
  /** The one the idea is about; undefined when it names nothing ("make it rain"). */
  subject?: Subject
  /** All of them, main first. */
  subjects: Subject[]
  /** "a cat and a dog": the main subject with whoever does the same, as typed. */
  lead: string
  action?: Action
  /** In the order told. Empty for other languages. */
  actions: Action[]
  setting: Setting
  numbers: NumberFact[]
  quotes: Quote[]
  names: Name[]
  moods: MoodReading[]
  audience?: Audience
  wishes: FormatWishes
  negations: Negation[]
  purpose?: Purpose
  task: Task
  safety: Safety
}

/** Reads an idea of up to 5,000 characters in a few milliseconds, in any language, however odd. */
export function readIdea(source: string): Idea {
  const { clean, quarantined } = quarantineIdea(normalise(source))
  const isEmoji = isEmojiOnly(clean)
  const text = isEmoji ? nameEmoji(clean) : plainWords(clean)
  const language = detectIdeaLanguage(text)
  const isEnglish = language.code === 'en'
  const numbers = readNumbers(text)
  const quotes = readQuotes(text)
  const wishes = readFormatWishes(text, language.code, numbers)
  const purpose = readPurpose(text)
  const audience = readAudience(text, language.code)
  const instruction = isEnglish ? readInstruction(text) : undefined
  const negations = readNegations(text, language.code)
  const scene = readScene(text, { isEnglish, instruction, wishes, purpose, audience, negations })
  const parsed = isEnglish ? parse(scene) : undefined
  const subjects = parsed
    ? readSubjects(scene, parsed)
    : readForeignSubjects(scene, language.code, audience?.words)
  const actions = parsed ? readActions(scene, parsed) : []
  const subject = subjects[0]
  const action = mainAction(actions)
  const wordCount = countWords(text)
  return {
    text,
    inline: safeInline(text),
    quarantined,
    language,
    isEnglish,
    wordCount,
    size: sizeOf(isEmoji, wordCount),
    scene: safeInline(scene),
    ...(instruction ? { instruction } : {}),
    ...(subject ? { subject } : {}),
    subjects,
    lead: leadOf(subject, actions, scene),
    ...(action ? { action } : {}),
    actions,
    setting: readSetting(scene, parsed ?? readForeignPlaces(subjects), language.code),
    numbers,
    quotes,
    names: readNames(text, language.code, {
      subjects,
      tokens: isEnglish
        ? scene === text && parsed
          ? parsed.tokens
          : tagTokens(text.slice(0, 2_000))
        : undefined,
      reader: audience?.name,
    }),
    moods: readMood(withoutSpans(text, [...wishes.spans, ...quotes]), language.code),
    ...(audience ? { audience } : {}),
    wishes,
    negations,
    ...(purpose ? { purpose } : {}),
    task: readTask(text, language.code, askedForms(wishes, text, isEnglish)),
    safety: readSafety(text, language.code),
  }
}

// Markup is no part of an idea; what it marks is.
function plainWords(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      safeInline(
        line
          .replace(/^\s*(?:#{1,6}|>+)\s+/u, '')
          .replace(/(?<![\p{L}\p{N}])[*_~]{1,3}(?=\S)|(?<=\S)[*_~]{1,3}(?![\p{L}\p{N}])/gu, ''),
      ).replace(/^\\|^(\d{1,9})\\(?=[.)])/u, '$1'),
    )
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

// A letter or a song further on is in the scene; at the front it is what is asked for.
function askedForms(wishes: FormatWishes, text: string, isEnglish: boolean): Form[] {
  const objects =
    /^(?:letter|book|list|menu|table|song|poem|cover|report|plan|comic|photo|image|joke|quiz|review|contract|recipe|message)$/
  return wishes.forms
    .filter(({ value, start }) =>
      objects.test(value) ? isEnglish && start < 14 : start < Math.max(30, text.length * 0.5),
    )
    .map(({ value }) => value)
}

function sizeOf(isEmoji: boolean, wordCount: number): Idea['size'] {
  if (isEmoji) return 'emoji'
  if (wordCount === 0) return 'empty'
  if (wordCount <= 3) return 'tiny'
  if (wordCount <= 15) return 'short'
  return wordCount <= 60 ? 'medium' : 'long'
}

// "a turtle and a hare meet again": both are what it is about.
function leadOf(subject: Subject | undefined, actions: readonly Action[], scene: string): string {
  if (!subject) return scene
  const doer = actions.find(
    (action) => action.doer.includes(subject.phrase) && action.doer.length > subject.phrase.length,
  )?.doer
  return doer && / and /u.test(doer) ? doer : subject.phrase
}

function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = text
  for (const { start, end } of spans)
    rest = rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end)
  return rest
}
