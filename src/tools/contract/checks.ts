import { missingFacts } from '#reading/facts.ts'
import { readSentences } from '#reading/lists.ts'
import { joinList } from '#shared/text/join-list.ts'
import { mapItems, planItems } from './edit-plan.ts'
import { item, textOf, you, type Item } from './plan.ts'
import type { Fault } from './tool-core.ts'

const runs = /<(?:script|iframe|object|embed)\b|\b(?:java|vb)script:(?=\S)/giu
const code = /`[^`]*`/gu
const anyMarkup = /<\s*(?:\/\s*)?(?:script|iframe|object|embed|style|svg|img)\b|javascript:(?=\S)/iu

export function isIn(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}

/** Markup that runs, where the person wrote none. What stands as code is written about. */
export function markupFaults<Plan>(text: string, given: string): Fault<Plan>[] {
  const found = (all: string) => (all.replace(code, '').match(runs) ?? []).filter((one) => !isIn(given, one))
  return [...new Set(found(text))].map((word) => ({
    sentence: `“${word}” must not be in it.`,
    mend: (plan) => mapItems(plan, (one) => (found(textOf(one)).length > 0 ? undefined : one)),
  }))
}

/** For answers that are never about code: no markup at all, except what the person wrote. */
export function anyMarkupFaults<Plan>(plan: Plan): Fault<Plan>[] {
  const isBad = ({ words }: Item) => words.some(({ from, text }) => from !== 'you' && anyMarkup.test(text))
  const mend = (given: Plan) => mapItems(given, (one) => (isBad(one) ? undefined : one))
  return planItems(plan).some(isBad) ? [{ sentence: 'Write plain words without any markup.', mend }] : []
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
