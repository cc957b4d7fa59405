import { countWords } from '#shared/text/count-words.ts'
import { assumedByModel, byModel, plainItem, type Item } from '../contract/plan.ts'
import { listEntries } from '../contract/reply-sections.ts'
import { readLabelledSections, readPlanSections } from '../contract/section-plan.ts'
import type { Reading } from '../contract/tool-core.ts'
import type { StoryInput } from './input.ts'
import { emptyPlan, itemId, sectionsOf, type Section, type StoryPlan } from './plan.ts'

/** A rule across the page ends an answer elsewhere; in a story it parts two scenes. */
const rule = /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gmu
const sceneBreak = '* * *'
/** A model's reply, also one that is still being written. */
export function readPlan(reply: string, { mode }: StoryInput): Reading<StoryPlan> {
  const sections = sectionsOf(mode)
  const text = mode === 'story' ? reply.replace(rule, sceneBreak) : reply
  const { written, unread } = readPlanSections<Section>(text, sections, '\n\n')
  const [first] = written
  if (first === undefined || (mode === 'story' && isChapter(first)))
    return mode === 'story' ? unmarkedStory(text) : labelledBrief(reply)
  const plan = emptyPlan(mode)
  const complete: string[] = []
  for (const { section, label, body, isComplete } of written) {
    const { key, kind } = section
    // Asked for a heading and a title below it, models often write the title as the heading.
    const isHeading = key === 'title' && body === '' && isComplete
    if (label && !isHeading) plan.labels[key] = label
    const text = isHeading ? (label?.text ?? '') : body
    plan[key] = itemsOf(section, kind === 'paragraphs' ? unlisted(reply, text) : text)
    const done = isComplete ? plan[key] : plan[key].slice(0, -1)
    complete.push(...(mode === 'story' ? done.map(({ id }) => id) : isComplete ? [key] : []))
  }
  return { plan, unread, complete }
}

/** "## 1. The door" above pages of text is a chapter, not our title. */
function isChapter({ section, body }: { section: Section; body: string }): boolean {
  return section.number === 1 && body.length > 300
}

function itemsOf({ key, kind }: Pick<Section, 'key' | 'kind'>, body: string): Item[] {
  const entries = kind === 'list' ? listEntries(body) : kind === 'paragraphs' ? paragraphs(body) : [body]
  return entries
    .filter((entry) => entry !== '')
    .map((entry, at) => plainItem(itemId(key, at), entry, key === 'chosen' ? assumedByModel : byModel))
}

/** Some models leave no empty lines; long lines are paragraphs then, short ones verses. */
function paragraphs(body: string): string[] {
  const hasGaps = body.includes('\n\n')
  const areLinesLong = !hasGaps && body.split('\n').some((line) => line.length > 120)
  return body.split(areLinesLong ? '\n' : /\n[ \t]*\n/u).map((paragraph) => paragraph.trim())
}

/** Paragraphs that came as a list in JSON. */
function unlisted(reply: string, body: string): string {
  const isJson = reply.trimStart().startsWith('{') || reply.includes('```json')
  const lines = body.split('\n')
  return isJson && lines.every((line) => line.startsWith('- '))
    ? lines.map((line) => line.slice(2)).join('\n\n')
    : body
}

const heading = /^(?:#{1,3}\s+|\*\*)([^*\s][^*\n]{0,119}?)\**[ \t]{0,4}$/mu
/** Shorter texts without a heading are a refusal or a question. */
const fewestWords = 120

/** A chat that forgot the form: a heading and a text, or a text that is long enough to be the story. */
function unmarkedStory(reply: string): Reading<StoryPlan> {
  const text = reply.replace(/^[ \t]*```\w*[ \t]*$/gmu, '').trim()
  const found = heading.exec(text.slice(0, 1_000))
  const body = found ? text.slice(found.index + found[0].length).trim() : text
  if (found ? body === '' : countWords(text) < fewestWords)
    return { plan: undefined, unread: [], complete: [] }
  const before = found ? text.slice(0, found.index).trim() : ''
  const plan = emptyPlan('story')
  plan.title = found?.[1] ? [plainItem('title', found[1].trim(), byModel)] : []
  plan.story = itemsOf({ key: 'story', kind: 'paragraphs' }, body)
  return { plan, unread: [before].filter(Boolean), complete: plan.story.slice(0, -1).map(({ id }) => id) }
}

/** A brief with plain labels ("Premise: …") in place of the markers. */
function labelledBrief(reply: string): Reading<StoryPlan> {
  const read = readLabelledSections(reply, sectionsOf('prompt'))
  if (read.length === 0) return { plan: undefined, unread: [], complete: [] }
  const plan = emptyPlan('prompt')
  for (const { section, body } of read) plan[section.key] = itemsOf(section, body)
  plan.order = itemsOf(
    { key: 'order', kind: 'text' },
    reply.slice(0, Math.max(0, reply.search(firstLabel))).trim(),
  )
  return { plan, unread: [], complete: [] }
}
const firstLabel = /^[^\w\n]{0,9}(?:Premise|Protagonist)[^\w\n]{0,9}:/imu
