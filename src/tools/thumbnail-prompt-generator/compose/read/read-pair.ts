import { kindOfNoun } from '#tools/idea/noun-kind.ts'
import { withoutPossessive } from '../write/english.ts'
import type { TitleKind } from './title-signals.ts'

/** `first` and `second` of a comparison; the new and the old of a swap. Without article. */
export type Pair = { first: string; second: string }

export function readPair(text: string, kind: TitleKind): Pair | undefined {
  if (kind === 'versus') return readSides(text)
  return kind === 'swap' ? readSwap(text) : undefined
}

const divider = /\s(?:vs\.?|versus|gegen|contre|contra|contro|против|karşı)\s|対|对|對|대\s|مقابل|बनाम/iu

function readSides(text: string): Pair | undefined {
  const parts = text.slice(0, 200).split(divider)
  const before = parts[0]?.split(/[:|–—.!?]\s/u).at(-1)
  const after = parts[1]?.split(
    /[:|–—.!?,]|\s(?:for|in|at|on|which|who|to|after|under|and|when|if|is|are)\s/u,
  )[0]
  if (!before || !after) return undefined
  let first = core(before)
  const second = core(after)
  if (first === '' || second === '') return undefined
  const words = second.split(' ')
  // "Cheap vs expensive ramen": the noun stands only once.
  if (!first.includes(' ') && words.length > 1 && kindOfNoun(first) === 'unknown' && qualities.test(first))
    first = `${first.toLowerCase()} ${words.slice(1).join(' ')}`
  return { first: ordinary(first), second: ordinary(second) }
}

/** "Typewriter" at the start of a title is no name. */
function ordinary(words: string): string {
  const lower = words.toLowerCase()
  return !words.includes(' ') && kindOfNoun(lower) !== 'unknown' ? lower : words
}

const qualities =
  /^(?:cheap|expensive|old|new|small|big|real|fake|homemade|hot|cold|fast|slow|free|paid|digital|analog|good|bad|light|dark|manual|automatic|electric|wet|dry|fresh|frozen|raw|cooked|thin|thick|handmade|budget|premium|indoor|outdoor)$/iu

const swaps: readonly { pattern: RegExp; isOldFirst: boolean }[] = [
  {
    pattern: /(?<a>.{2,60}?) (?:that |which )?replac(?:ed|es|ing) (?<b>(?!with)[^,.!?:]{2,50})/iu,
    isOldFirst: false,
  },
  { pattern: /(?<a>.{2,60}?) instead of (?<b>[^,.!?:]{2,50})/iu, isOldFirst: false },
]
const oldThenNew =
  /(?:replac(?:e|ed|es|ing)|swap(?:ped|ping)?|trad(?:ed|ing)|switch(?:ed|ing)? from) (?<old>[^,.!?:]{2,50}?) (?:with|for|to|by) (?<new>[^,.!?:]{2,50})/iu

function readSwap(text: string): Pair | undefined {
  const direct = oldThenNew.exec(text.slice(0, 200))
  if (direct?.groups) return toPair(direct.groups['new'], direct.groups['old'])
  for (const { pattern } of swaps) {
    const match = pattern.exec(text.slice(0, 200))
    if (match?.groups) return toPair(match.groups['a'], match.groups['b'])
  }
  return undefined
}

function toPair(first: string | undefined, second: string | undefined): Pair | undefined {
  const pair = { first: core(first ?? ''), second: core(second ?? '') }
  return pair.first !== '' && pair.second !== '' ? pair : undefined
}

/** The thing alone: without "I used", "5", "my", "for 30 days". */
function core(words: string): string {
  return withoutPossessive(
    words
      .trim()
      .replace(/^.*\b(?:use|used|using|eat|ate|drink|drank|buy|bought|try|tried|take|took|ride|rode) /iu, '')
      .replace(/^(?:these|those|this|that|top|the|best|\d+)\s+/iu, '')
      .replace(/\s(?:for|in|over|after|during|this|every)\s.*$/iu, ''),
  ).trim()
}
