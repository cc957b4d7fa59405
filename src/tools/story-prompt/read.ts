import { countWords } from '#shared/text/count-words.ts'
import { assumedByModel, byModel, plainItem, textOf, type Span } from '../contract/plan.ts'
import { paragraphs } from '../contract/section-plan.ts'
import type { Reading } from '../contract/tool-core.ts'
import type { StoryInput } from './input.ts'
import { brief, emptyPlan, story, type StoryPlan } from './plan.ts'

/** A rule across the page ends an answer elsewhere; in a story it parts two scenes. */
const rule = /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gmu
const sceneBreak = '* * *'

/** A model's reply, also one that is still being written. */
export function readPlan(reply: string, { mode }: StoryInput): Reading<StoryPlan> {
  if (mode === 'story') return readStory(reply.replace(rule, sceneBreak))
  const reading = brief.read(reply, wordsOf, '\n\n')
  return reading.plan === undefined ? labelledBrief(reply) : reading
}

function readStory(reply: string): Reading<StoryPlan> {
  const { plan, unread, complete } = story.read(reply, wordsOf, '\n\n')
  // "## 1. The door" above pages of text is a chapter, not our title.
  if (plan === undefined || textOf(plan.title[0] ?? []).length > 300) return unmarkedStory(reply)
  const { title: heading, ...labels } = plan.labels
  // Asked for a heading and a title below it, models often write the title as the heading.
  if (heading && plan.title.length === 0 && complete.includes('title')) {
    plan.labels = labels
    plan.title = [plainItem('title', heading.text, byModel)]
  }
  const done = (['title', 'story', 'extra'] as const).flatMap((key) =>
    plan[key].slice(0, complete.includes(key) ? undefined : -1),
  )
  return { plan, unread, complete: done.map(({ id }) => id) }
}

function wordsOf(text: string, { key }: { key: string }): Span {
  return { ...(key === 'chosen' ? assumedByModel : byModel), text }
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
  const rows = paragraphs(body).map((text): Span => ({ ...byModel, text }))
  plan.story = story.rows('story', rows)
  return { plan, unread: [before].filter(Boolean), complete: plan.story.slice(0, -1).map(({ id }) => id) }
}

/** A brief with plain labels ("Premise: …") in place of the markers. */
function labelledBrief(reply: string): Reading<StoryPlan> {
  const plan = brief.readLabelled(reply, wordsOf)
  const before = reply.slice(0, Math.max(0, reply.search(firstLabel))).trim()
  if (plan !== undefined) plan.order = brief.rows('order', [{ ...byModel, text: before }])
  return { plan, unread: [], complete: [] }
}
const firstLabel = /^[^\w\n]{0,9}(?:Premise|Protagonist)[^\w\n]{0,9}:/imu
