import { collectFacts } from '#shared/text/facts.ts'
import { detectLanguage } from '#shared/text/language.ts'
import { takesAway } from '#tools/wish-kind.ts'

export type Refined = {
  /** Everything the person typed. */
  source: string
  /** What our composer wrote. */
  draft: string
  /** What the model made of it. */
  text: string
  words: { min: number; max: number }
  /** Of a person's wish: it may take things away, or bring new parts and addresses in. */
  wish?: string
}

const slots =
  /\[(?:insert|your|placeholder|todo|tbd|name|company)\b[^\]\n]*\]|\{\{|\bundefined\b|lorem ipsum|<(?:form_data|draft|contract)>/iu
const chatter = /^(?:here (?:is|are|'s)|sure\b|certainly|of course|below (?:is|are)|```)/iu
const offer = /(?:let me know|feel free to|would you like|hope this helps)[^.\n]*[.!?]?\s*$/iu
const markup = /<(?:script|img|iframe|svg|style|object|embed|link|meta)\b|\son\w+\s*=|javascript:/iu
const linked = /https?:\/\/[^\s)>\]"'`]+|[\w.+-]+@[\w-]+\.[\w.]{2,}/giu
const ids = /\b(?:FR|BR|US|NFR|Q|A|SC)-\d+\b/gu

/** What the model broke, each as a sentence that tells it what to mend. Empty when its text may be shown. */
export function findViolations({ source: typed, draft, text, words, wish }: Refined): string[] {
  const source = wish === undefined ? typed : `${typed}\n${wish}`
  const mayLose = wish !== undefined && takesAway(wish)
  const mayAdd = wish !== undefined
  const found: string[] = []
  if (chatter.test(text.trim()))
    found.push('Begin with the result itself, without an introduction or a code fence.')
  if (offer.test(text)) found.push('End with the result itself, without an offer or a question.')
  const slot = slots.exec(text)?.[0]
  if (slot !== undefined && !source.includes(slot)) found.push(`Leave no open slot: ${slot}`)
  if (markup.test(withoutFences(text)) && !markup.test(draft)) found.push('Write no HTML.')
  if ((text.match(/^```/gmu)?.length ?? 0) % 2 === 1) found.push('Close every code fence.')

  const kept = fold(text)
  const lost = collectFacts(source).filter(
    (fact) => fold(draft).includes(fold(fact)) && !kept.includes(fold(fact)),
  )
  if (lost.length > 0 && !mayLose) found.push(`Keep these exactly as they were: ${quoteAll(lost)}`)
  const lostIds = [...idsIn(draft)].filter((id) => !idsIn(text).has(id))
  if (lostIds.length > 0 && !mayLose) found.push(`Keep these ids: ${lostIds.slice(0, 12).join(', ')}`)
  const newIds = [...idsIn(text)].filter((id) => !idsIn(draft).has(id))
  if (newIds.length > 0 && !mayAdd) found.push(`Add no ids: ${newIds.slice(0, 12).join(', ')}`)
  if (!areKept(headingsOf(draft), headingsOf(text), { mayLose, mayAdd }))
    found.push(`Keep the headings and their order: ${headingsOf(draft).join(' · ')}`)
  const invented = [...new Set(text.match(linked) ?? [])].filter(
    (address) => !`${source}\n${draft}`.includes(address),
  )
  if (invented.length > 0) found.push(`Add no addresses: ${quoteAll(invented)}`)

  const count = text.split(/\s+/u).filter(Boolean).length
  if (count > words.max) found.push(`Write at most ${words.max} words; these were ${count}.`)
  if (count < words.min) found.push(`Write at least ${words.min} words; these were ${count}.`)
  const wanted = detectLanguage(draft).code
  if (detectLanguage(text).code !== wanted) found.push(`Write in the language of the draft (${wanted}).`)
  return found
}

function idsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(ids) ?? [])
}

function headingsOf(text: string): string[] {
  return [...withoutFences(text).matchAll(/^#{1,2} (.+)$/gmu)].slice(1).map(([, title = '']) => title.trim())
}

/** All in their order, unless some may go or others may come in between. */
function areKept(
  before: readonly string[],
  after: readonly string[],
  { mayLose, mayAdd }: { mayLose: boolean; mayAdd: boolean },
): boolean {
  const kept = mayLose ? before.filter((heading) => after.includes(heading)) : before
  const left = mayAdd ? after.filter((heading) => before.includes(heading)) : after
  return kept.join('\n') === left.join('\n')
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gmu, '')
}

function quoteAll(values: readonly string[]): string {
  return values
    .slice(0, 8)
    .map((value) => `"${value}"`)
    .join(', ')
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[“”„]/gu, '"').replace(/[‘’]/gu, "'")
}
