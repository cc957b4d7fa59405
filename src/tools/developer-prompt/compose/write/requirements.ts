import type { Brief, Priority, Requirement } from '../brief.ts'
import { withoutStop } from '../words/english.ts'
import { leadItems, mainClause, tighten } from '../words/tighten.ts'
import { paragraphs, type Tightness } from './layout.ts'

const names: Readonly<Record<Priority, string>> = { must: 'Must', should: 'Should', could: 'Could' }

export function writeRequirements(brief: Brief, tightness: Tightness): string {
  const groups = (['must', 'should', 'could'] as const).map((priority) => {
    const group = brief.requirements.filter((requirement) => requirement.priority === priority)
    if (group.length === 0) return ''
    return [
      names[priority],
      ...group.map((requirement) => `- ${writeRequirement(requirement, tightness)}`),
    ].join('\n')
  })
  return paragraphs(...groups)
}

/** Words left to one requirement as the brief gets tighter. */
const wordsLeft: Readonly<Record<Priority, readonly number[]>> = {
  must: [90, 46, 32, 25, 19, 13, 11, 11, 9],
  should: [90, 38, 26, 20, 15, 11, 9, 9, 8],
  could: [60, 30, 22, 16, 12, 10, 9, 9, 8],
}

const wordsForAnswer = 60
const bareWords = 9

export function writeRequirement(requirement: Requirement, tightness: Tightness): string {
  const text = requirementText(requirement, tightness)
  const [said, title] = [text.toLowerCase(), requirement.title.toLowerCase()]
  const repeats =
    title === '' || (requirement.answer === true ? said.startsWith(title) : said.includes(title))
  const lead = repeats ? '' : `${withoutStop(requirement.title)}: `
  const rules = requirement.rules.length === 0 || tightness >= 5 ? '' : ` (${requirement.rules.join(', ')})`
  return `${requirement.id} ${lead}${rules === '' ? text : `${withoutStop(text)}${rules}.`}`
}

function requirementText(requirement: Requirement, tightness: Tightness): string {
  if (tightness >= (requirement.source === 'primaryCTA' ? 7 : 4) && requirement.short !== undefined)
    return tightness >= 8 && requirement.answer !== true
      ? tighten(requirement.short, bareWords)
      : requirement.short
  const left = wordsLeft[requirement.priority][tightness] ?? 9
  const floor =
    requirement.answer === true
      ? tightness >= 7
        ? tightness >= 8
          ? 12
          : 24
        : tightness >= 6
          ? 30
          : tightness >= 4
            ? 40
            : wordsForAnswer
      : 0
  const text = tighten(requirement.text, Math.max(left, floor))
  const isLoose =
    requirement.source === 'customFeatures' ||
    (tightness >= 7 && requirement.source === 'projectType') ||
    (requirement.source === 'features' && requirement.answer !== true)
  const main = tightness >= 5 && isLoose ? mainClause(text) : text
  const isListed = requirement.answer !== true || requirement.source === 'contentTypes'
  return tightness >= 8 && isListed && requirement.source !== 'customFeatures'
    ? leadItems(main.replace(/^Each has its own page and shows /, 'Its page shows '), bareWords)
    : main
}
