import { countWords } from '#shared/text/count-words.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import { assumedByModel, byModel, plainItem, textOf, type Span } from '../contract/plan.ts'
import { sectionHeading } from '../contract/reply-sections.ts'
import type { Reading } from '../contract/tool-core.ts'
import type { StoryInput } from './input.ts'
import { brief, story, type StoryPlan } from './plan.ts'

/** Elsewhere a rule across the page parts an answer from what follows; in a story it parts two scenes. */
const rule = /^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/gmu
/** Some chats hand out their answer as the source of a page. */
const entity = /&(amp|lt|gt|quot|apos|nbsp|#39);/gu
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** A model's reply, also one that is still being written. */
export function readPlan(reply: string, { mode }: StoryInput): Reading<StoryPlan> {
  if (mode === 'story') return readStory(reply)
  const reading = brief.read(reply, wordsOf)
  const { plan } = reading
  const [above = '', ...unread] = reading.unread
  // A brief in labels ("Premise: …") begins with its order; above a number a chat speaks of its answer.
  const isNumbered = /^[\s#*`-]{0,40}\[?\d/u.test(reply.slice(above.length))
  if (plan?.order.length !== 0 || !reply.startsWith(above) || isNumbered) return reading
  const order = brief.rows('order', [{ ...byModel, text: above }])
  return { ...reading, plan: { ...plan, order }, unread }
}

function readStory(reply: string): Reading<StoryPlan> {
  const asked = story.read(reply, wordsOf)
  // "## 1. The door" above pages of text is a chapter, not our title.
  const isAsked = asked.plan !== undefined && textOf(asked.plan.title[0] ?? []).length <= 300
  const { before, marked } = isAsked ? { before: '', marked: reply } : withMarkers(reply)
  const { plan, unread, complete } = isAsked ? asked : story.read(marked, wordsOf)
  if (plan === undefined) return { plan, unread, complete }
  const { title: heading, ...labels } = plan.labels
  // Asked for a heading and a title below it, models often write the title as the heading.
  if (heading && plan.title.length === 0 && complete.includes('title')) {
    plan.labels = labels
    plan.title = [plainItem('title', heading.text, byModel)]
  }
  const done = (['title', 'story', 'extra'] as const).flatMap((key) =>
    plan[key].slice(0, complete.includes(key) ? undefined : -1),
  )
  return { plan, unread: [before, ...unread].filter(Boolean), complete: done.map(({ id }) => id) }
}

function wordsOf(given: string, { key }: { key: string }): Span {
  const text = given.replace(rule, '* * *').replace(entity, (_, name: string) => characters[name] ?? "'")
  if (key === 'title') return { ...byModel, text: trimEndOf(text.replace(/^[#*_\s]+/u, ''), /[*_\s]/u) }
  return { ...(key === 'chosen' ? assumedByModel : byModel), text }
}

const heading = /^(?:#{1,3}\s+|\*\*)([^*\s][^*\n]{0,119}?)\**[ \t]{0,4}$/mu
/** Shorter texts without a heading are a refusal or a question. */
const fewestWords = 120

/** What a chat wrote that forgot the form: a heading and a text, or a text that is long enough to be the story. */
function withMarkers(reply: string): { before: string; marked: string } {
  const text = reply.replace(/^[ \t]*```\w*[ \t]*$/gmu, '').trim()
  const found = heading.exec(text.slice(0, 1_000))
  const [line = '', title] = found ?? []
  const index = found?.index ?? 0
  const body = text.slice(index + line.length).trim()
  if (title === undefined ? countWords(text) < fewestWords : body === '') return { before: '', marked: '' }
  const named = title === undefined ? [] : [sectionHeading(1, ''), title]
  return { before: text.slice(0, index).trim(), marked: [...named, sectionHeading(2, ''), body].join('\n') }
}
