import { missingFacts } from '#reading/facts.ts'
import { readSentences } from '#reading/lists.ts'
import { joinList } from '#shared/text/join-list.ts'
import { mapItems, planItems } from './edit-plan.ts'
import { item, textOf, you, type Item, type Span } from './plan.ts'
import type { Fault } from './tool-core.ts'

// What stands as code is written about.
const markupWith = (tags: string) =>
  new RegExp(`\`[^\`]*\`|${tags}|\\b(?:java|vb)script:(?=\\S)|\\bon[a-z]{3,20}=(?=["'])`, 'giu')
const anyMarkup = markupWith(String.raw`<\s*(?:\/\s*)?(?:script|iframe|object|embed|style|svg|img)\b`)
/** For prompts, in which a bare `<script>` can mark the place of something. */
export const runningMarkup = markupWith(
  String.raw`<(?:script|iframe|object|embed)\s[^<>=]*(?==)|<script>(?=[^<]*\w\()`,
)

export function isIn(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}

/** Markup by a model. Only its signs change, so that no words are lost; what is in `given` stays. */
export function markupFaults<Plan>(plan: Plan, given = '', markup = anyMarkup): Fault<Plan>[] {
  const plain = (found: string) =>
    found.startsWith('`') || isIn(given, found) ? found : found.replace('<', '‹').replace(/[:=]$/u, ' ')
  const disarmed = (span: Span): Span =>
    span.from === 'you' ? span : { ...span, text: span.text.replace(markup, plain) }
  const mended = (one: Item): Item => ({ ...one, words: one.words.map(disarmed) })
  const harmful = planItems(plan).filter((one) => textOf(mended(one)) !== textOf(one))
  if (harmful.length === 0) return []
  const sentence = `Write this without markup: ${harmful.map((one) => textOf(one).slice(0, 60)).join(' · ')}`
  return [{ sentence, mend: (broken) => mapItems(broken, mended), byCode: true }]
}

/** The count differs from the chosen one. It is reported but not mended, because adding or cutting would change the answer. */
export function countFaults<Plan>(count: number, chosen: string, called: string): Fault<Plan>[] {
  if (chosen === '' || count === Number(chosen)) return []
  const sentence = `There are ${count} ${called}; the person chose ${chosen}. Write exactly ${chosen}.`
  return [{ sentence, mend: (plan) => plan }]
}

/** Facts of the idea that are gone, each mended by the person's own sentence at the end of a section. */
export function missingFactFaults<Key extends string, Plan extends Record<Key, Item[]>>(
  text: string,
  { idea, called, section }: { idea: string; called: string; section: Key },
): Fault<Plan>[] {
  return missingFacts(idea, text).map((fact) => ({
    sentence: `“${fact}” from the ${called} is missing. Put it in unchanged.`,
    part: section,
    mend(plan) {
      const items = plan[section]
      const sentences = idea.split('\n').flatMap(readSentences)
      const sentence = sentences.find((one) => one.includes(fact)) ?? idea
      if (items.some((one) => textOf(one).includes(sentence))) return plan
      const id = items.length === 0 ? section : `${section}-${items.length + 1}`
      return { ...plan, [section]: [...items, item(id, [you('idea', sentence)])] }
    },
  }))
}

/** The same where the text cannot hold a sentence more: the idea goes in whole, in a place of its own. */
export function missingIdeaFaults<Plan extends { idea?: Item | undefined }>(
  text: string,
  { idea, avoided, order, isShown = true }: MissingIdea,
): Fault<Plan>[] {
  const isAvoided = (fact: string) => avoided.some((word) => word.includes(fact) || fact.includes(word))
  const missing = missingFacts(idea, text).filter((fact) => !isAvoided(fact))
  if (missing.length === 0) return []
  const sentence = `The idea gives ${joinList(missing.map((fact) => `“${fact}”`))}; ${order}.`
  const mend = (plan: Plan) => (isShown ? { ...plan, idea: item('idea', [you('idea', idea)]) } : plan)
  return [{ sentence, mend }]
}

/** `avoided`: words that must not be in it. `isShown`: whether the idea itself may be. */
type MissingIdea = { idea: string; avoided: readonly string[]; order: string; isShown?: boolean }
