import { asRecord } from '#shared/record.ts'
import { lettersOf } from '../contract/reply-json.ts'
import { layouts, type LayoutName } from './craft/layouts.ts'
import type { Box, Boxes } from './plan.ts'

/** Where YouTube lays the length of the video. */
export const badge: Box = { x: 0.8, y: 0.85, w: 0.2, h: 0.15 }

const margin = 0.03
const order: readonly LayoutName[] = ['subject-right', 'centered', 'subject-left']

/** The chosen layout; else the boxes a model gave, moved off the edges and the badge; else one layout per concept. */
export function fittedBoxes(given: unknown, layout: LayoutName | '', at: number): Boxes {
  if (layout !== '') return layouts[layout]
  const usual = layouts[order[at % order.length] ?? 'subject-right']
  const boxes = byLetters(given)
  const subject = fitted(boxes['subject'])
  const object = fitted(boxes['object'])
  const asked = fitted(boxes['words'] ?? boxes['text'])
  // Words across the picture cannot be read.
  const isFree = (box: Box) => [subject, object].every((one) => one === undefined || shareOf(box, one) <= 0.4)
  const places = [{ words: asked }, usual, ...Object.values(layouts)].flatMap((one) => one.words ?? [])
  const words = places.find(isFree)
  if (subject === undefined || (asked && !words)) return usual
  // In a concept without words, the subject may cover the place of the words.
  return { subject, object: object ?? usual.object, words: words ?? usual.words }
}

/** The values as they were given, by the letters of their names. */
export const byLetters = (given: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(asRecord(given) ?? {}).map(([key, one]) => [lettersOf(key), one]))

/** `[x, y, w, h]` or an object; in shares, percent or pixels of 1280×720. */
function fitted(given: unknown): Box | undefined {
  const values = Array.isArray(given) ? given : ['x', 'y', 'w', 'h'].map((key) => asRecord(given)?.[key])
  const [x = NaN, y = NaN, w = NaN, h = NaN] = values.map(Number)
  if (![x, y, w, h].every((value) => Number.isFinite(value) && value >= 0)) return undefined
  const most = Math.max(x, y, w, h)
  const [across, down] = most <= 1 ? [1, 1] : most <= 100 ? [100, 100] : [1280, 720]
  const left = Math.min(Math.max(x / across, margin), 0.9)
  const top = Math.min(Math.max(y / down, margin), 0.9)
  const right = Math.min((x + w) / across, 1 - margin)
  const bottom = Math.min((y + h) / down, right > badge.x ? badge.y : 1 - margin)
  const box = { x: left, y: top, w: rounded(right - left), h: rounded(bottom - top) }
  return box.w < 0.05 || box.h < 0.05 ? undefined : { ...box, x: rounded(left), y: rounded(top) }
}

/** How much of one box lies in another. */
function shareOf(one: Box, other: Box): number {
  const width = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return (Math.max(0, width) * Math.max(0, height)) / (one.w * one.h)
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
