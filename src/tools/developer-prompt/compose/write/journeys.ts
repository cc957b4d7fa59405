import type { Brief, Scenario, Story } from '../brief.ts'
import { withoutStop } from '../words/english.ts'
import { mainClause } from '../words/tighten.ts'
import { paragraphs, type Tightness } from './layout.ts'

export function writeJourneys(brief: Brief, tightness: Tightness): string {
  const stories = brief.stories.slice(
    0,
    tightness >= 6 || (tightness >= 4 && brief.entities.length === 0) ? 1 : 3,
  )
  return paragraphs(...stories.map((story) => writeStory(story, tightness)))
}

function writeStory(story: Story, tightness: Tightness): string {
  const limit = tightness >= 6 ? 2 : tightness >= 5 ? 3 : 4
  const shown = keepNegative(story.scenarios, story.id === 'US-1' ? limit : Math.max(2, limit - 1))
  const lines = shown.map(
    ({ given, when, then, negative }) =>
      `- Given ${tightness >= 7 ? given.replace(/\s\("[^"]*"\)/u, '') : given}, when ${when}, then ${tightness >= 6 ? withoutStop(mainClause(`${tightness >= 8 ? bareOutcome(then, negative) : then}.`)) : then}.`,
  )
  const check = story.check === '' || tightness >= 1 ? [] : [`- Independent check: ${story.check}.`]
  return [`**${story.id} (${story.priority}) ${story.title}**`, ...lines, ...check].join('\n')
}

/** When scenarios have to go, one that fails stays. */
function keepNegative(scenarios: readonly Scenario[], limit: number): readonly Scenario[] {
  const shown = scenarios.slice(0, limit)
  const negative = scenarios.find((scenario) => scenario.negative)
  if (negative === undefined || shown.includes(negative)) return shown
  return [...shown.slice(0, -1), negative]
}

/** The first thing to see, without what stands beside it; a failure keeps its end. */
function bareOutcome(then: string, negative: boolean): string {
  if (negative) return then.includes('"') ? then : then.replace(/,\swith\s[^,;]+$/u, '')
  const first = /^[^;]*?\s(?:are|is|stays?|opens|appears?)\s[^,;]*(?=[,;])/u.exec(then)?.[0] ?? then
  return (first.match(/"/g) ?? []).length % 2 === 1 ? then : first.replace(/\s\([^()"]*\)/gu, '')
}
