import type { Idea } from '#tools/idea/read-idea.ts'
import { createFinder } from '#tools/idea/word-finder.ts'
import type { Craft, Intent } from '../knowledge/craft.ts'
import { taskSituations } from '../knowledge/task-situations.ts'
import { textSituations } from '../knowledge/text-situations.ts'

const situations: readonly Craft[] = [...textSituations, ...taskSituations]
const finders = new Map<string, ReturnType<typeof createFinder>>()

// A phrase such as "quit my job" belongs to a letter or to a decision; so each intent searches its own fields.
function finderFor(intent: Intent | 'unclear'): ReturnType<typeof createFinder> {
  const known = finders.get(intent)
  if (known) return known
  const own = situations.filter((craft) => craft.intents.some((one) => fits(one, intent)))
  const made = createFinder(Object.fromEntries(own.map(({ id, words }) => [id, words])))
  finders.set(intent, made)
  return made
}

/** The fields an idea belongs to, most telling first. */
export function readSituations(idea: Idea, intent: Intent | 'unclear', core: string): Craft[] {
  const weights = new Map<string, number>()
  const coreAt = idea.text.indexOf(core.slice(0, 20))
  const coreEnd = coreAt === -1 || !idea.isEnglish ? idea.text.length : coreAt + core.length
  for (const hit of finderFor(intent)(idea.text, idea.language.code)) {
    // A phrase tells more than a word, and what stands first is what it is about.
    const inCore = hit.start < coreEnd && hit.start >= coreAt
    // "I have a dog and no car" beside the request names no field.
    const weight =
      (1 + Math.min(2, hit.words.split(/\s+/u).length - 1) + 1 / (1 + hit.start / 25)) *
      (inCore || /\s/u.test(hit.words) ? 1 : 0.5)
    weights.set(hit.key, (weights.get(hit.key) ?? 0) + weight)
  }
  const asked = withoutConcessions(idea.text)
  return situations
    .filter((craft) => (weights.get(craft.id) ?? 0) >= 1 && isGoingOn(craft, asked))
    .toSorted(
      (one, other) =>
        Number(one.isGeneral ?? false) - Number(other.isGeneral ?? false) ||
        (weights.get(other.id) ?? 0) - (weights.get(one.id) ?? 0),
    )
}

// Who says little about a field wants what one would ask about it.
function fits(one: Intent, intent: Intent | 'unclear'): boolean {
  return one === intent || (intent === 'unclear' && one === 'question')
}

function isGoingOn({ needs, not }: Craft, asked: string): boolean {
  return (needs === undefined || needs.test(asked)) && !not?.test(asked)
}

// "… wants more rent although the heating was out": what is granted in passing is no request.
function withoutConcessions(text: string): string {
  return text.replace(
    /(?<!\p{L})(?:although|even though|though|despite|in spite of|while|whereas|obwohl|obgleich|trotz|bien que|malgré|aunque|a pesar de|embora|apesar de|benché|sebbene|nonostante|хотя|несмотря на)(?!\p{L})[^,.;:!?\n]*/giu,
    ' ',
  )
}
