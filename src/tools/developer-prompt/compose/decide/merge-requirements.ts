import { clipWords, withoutStop } from '../words/english.ts'
import type { RequirementDraft } from './requirements.ts'

const mostInLine = 4

/** Too many lines: catalogue features that are not "must" share one, their names kept. */
export function mergeSpare(drafts: RequirementDraft[], most: number): RequirementDraft[] {
  if (drafts.length <= most) return drafts
  const isSpare = (draft: RequirementDraft) => draft.priority !== 'must' && draft.answer !== true
  let spare = drafts.filter((draft) => isSpare(draft) && draft.source === 'features')
  if (drafts.length - spare.length + Math.ceil(spare.length / mostInLine) > most)
    spare = drafts.filter(isSpare)
  if (drafts.length - spare.length + 1 > most) spare = drafts.filter((draft) => draft.priority !== 'must')
  const kept = drafts.filter((draft) => !spare.includes(draft))
  const lines = Math.max(1, most - kept.length)
  const size = Math.ceil(spare.length / lines)
  const merged: RequirementDraft[] = []
  for (let start = 0; start < spare.length; start += size) {
    const group = spare.slice(start, start + size)
    const [first] = group
    if (!first) continue
    if (group.length === 1) {
      merged.push(first)
      continue
    }
    const names = group.map(nameInLine).join(' · ')
    merged.push({
      priority: first.priority,
      title: '',
      text: `${names}: ${mergedEndings[merged.length % mergedEndings.length]}.`,
      short: `${names}: ${shortEndings[merged.length % shortEndings.length]}.`,
      source: first.source,
      slice: first.slice,
      answer: true,
    })
  }
  return [...kept, ...merged]
}

/** A yes keeps its consequences even where it shares a line. */
function nameInLine(draft: RequirementDraft): string {
  const name = withoutStop(draft.title) || clipWords(withoutStop(draft.text), 12)
  return draft.answer === true && draft.short !== undefined
    ? `${name} (${withoutStop(draft.short).replaceAll('; ', ', ')})`
    : name
}

/** What shared lines promise; worded apart so that each can be checked on its own. */
const mergedEndings = [
  'each works from its page by touch and keyboard and says why when it cannot',
  'each shows its result on the same screen and keeps the input on failure',
  'each has its empty, loading and error state',
  'each is reachable in two steps and undone in one',
  'each survives a reload with its last state',
] as const

const shortEndings = [
  'each opens from its page in one step',
  'each shows its result on the same screen',
  'each has an empty and an error state',
  'each is undone in one step',
  'each survives a reload',
] as const
