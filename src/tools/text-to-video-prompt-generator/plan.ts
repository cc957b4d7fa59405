import { z } from 'zod'
import { readQuotes } from '#reading/quotes.ts'
import { countWords } from '#shared/text/count-words.ts'
import { withFields } from '../contract/edit-plan.ts'
import { Item, shapeOf, textOf } from '../contract/plan.ts'
import type { PlanPart } from '../contract/tool-core.ts'
import { aspects, type Aspect } from './craft/video-models.ts'
import type { VideoInput } from './input.ts'

/** `seconds`: a number; the length of the film is their sum and stands nowhere else. `camera`: size, angle, one move. */
export const shotFields = ['seconds', 'camera', 'action', 'sound', 'dialogue'] as const
const lookFields = ['look', 'light', 'palette'] as const
/** Of the whole film. `idea`: the person's words, where the shots do not say them; `format`: "24 fps". */
export const filmFields = ['idea', ...lookFields, 'sound', 'speech', 'end', 'aspect', 'format'] as const
/** `who`: names with what they are recognized by; `assumed`: what a model assumed and no text says in these words. */
export const filmLists = ['who', 'keep', 'avoid', 'assumed'] as const

export const Shot = z.object(shapeOf(shotFields, Item.optional()))
export type Shot = z.infer<typeof Shot>

export const VideoPlan = z.object({
  ...shapeOf(filmFields, Item.optional()),
  ...shapeOf(filmLists, z.array(Item)),
  shots: z.array(Shot).min(1).max(40),
})
export type VideoPlan = z.infer<typeof VideoPlan>

/** The seconds of each shot; one where nothing readable stands. */
export function secondsOf({ shots }: Pick<VideoPlan, 'shots'>): number[] {
  return shots.map(({ seconds }) => (seconds && lengthIn(textOf(seconds))) ?? 1)
}

/** What a person or a model wrote as the length of a shot, "2,5" too; undefined when no shot can be so long. */
export function lengthIn(text: string): number | undefined {
  const value = Number.parseFloat(text.replace(',', '.'))
  return Number.isFinite(value) && value > 0 ? Math.min(value, 600) : undefined
}

export function sum(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((total, one) => total + one, 0) * 10) / 10
}

export function aspectOf({ aspect }: Pick<VideoPlan, 'aspect'>): Aspect {
  const text = aspect === undefined ? '' : textOf(aspect)
  return aspects.find((one) => text.includes(one)) ?? '16:9'
}

/** Quoted in the idea or in the shots, whichever are more: a model's shots repeat those of the idea. */
export function spokenWords({ shots }: VideoPlan, { idea, dialogue }: VideoInput): number {
  const said = shots.map((shot) => (shot.dialogue ? textOf(shot.dialogue) : '')).join('\n')
  const counts = [idea, said].map((text) => countWords(readQuotes(text).join(' ')))
  return dialogue === 'nobody' ? 0 : Math.max(...counts)
}

export function isSpoken(plan: VideoPlan, input: VideoInput): boolean {
  const isWritten = input.dialogue !== 'nobody' && plan.shots.some(({ dialogue }) => dialogue)
  return isWritten || ['on-camera', 'narrator'].includes(input.dialogue) || spokenWords(plan, input) > 0
}

/** `total` in whole seconds where there are enough of them, the longer shots first. */
export function divideSeconds(total: number, count: number): number[] {
  const unit = total >= count ? 1 : 0.1
  const units = Math.round(total / unit)
  return Array.from({ length: count }, (_, at) => {
    const share = Math.floor(units / count) + (at < units % count ? 1 : 0)
    return Math.round(share * unit * 10) / 10
  })
}

/** What a model can write anew alone besides the shots, and its fields. */
export const parts = {
  who: { name: 'Who stays the same', fields: ['who'] },
  look: { name: 'Look and light', fields: lookFields },
  sound: { name: 'Sound', fields: ['sound', 'speech'] },
  end: { name: 'End frame', fields: ['end', 'keep', 'avoid'] },
} as const
export type PartId = keyof typeof parts

/** In the order of the text. */
export function partsOf(plan: VideoPlan): PlanPart[] {
  const shots = plan.shots.map((_, at) => ({ id: `shot-${at + 1}`, name: `Shot ${at + 1}` }))
  const named = (id: PartId) => {
    const isThere = parts[id].fields.some((field) => [plan[field] ?? []].flat().length > 0)
    return isThere ? [{ id, name: parts[id].name }] : []
  }
  return [...named('who'), ...shots, ...named('look'), ...named('sound'), ...named('end')]
}

/** `plan` with one part as it is in `other`. */
export function withPart(plan: VideoPlan, part: string, other: VideoPlan): VideoPlan {
  if (part in parts) return withFields(plan, parts[part as PartId].fields, other)
  const at = Number(part.slice('shot-'.length)) - 1
  const anew = other.shots[at]
  return anew && plan.shots[at] ? { ...plan, shots: plan.shots.with(at, anew) } : plan
}
