import type { ThumbnailLayout } from '../../layout.ts'
import type { Arrangement, Concept } from './concept.ts'

type Boxes = Record<'subject' | 'object' | 'text', { x: number; y: number; width: number; height: number }>

/** On a frame of 320×180; the corner from 256, 153 is the badge's. */
const arrangements: Record<Arrangement, Boxes> = {
  left: {
    subject: { x: 22, y: 54, width: 112, height: 110 },
    object: { x: 166, y: 100, width: 80, height: 58 },
    text: { x: 150, y: 16, width: 154, height: 70 },
  },
  right: {
    subject: { x: 184, y: 28, width: 100, height: 118 },
    object: { x: 30, y: 104, width: 84, height: 56 },
    text: { x: 16, y: 16, width: 152, height: 74 },
  },
  split: {
    subject: { x: 26, y: 56, width: 100, height: 100 },
    object: { x: 192, y: 48, width: 100, height: 100 },
    text: { x: 40, y: 6, width: 240, height: 38 },
  },
  wide: {
    subject: { x: 62, y: 84, width: 96, height: 64 },
    object: { x: 0, y: 20, width: 320, height: 44 },
    text: { x: 16, y: 16, width: 160, height: 60 },
  },
}

/** The wireframe of a concept. */
export function drawLayout(concept: Concept, isRightToLeft: boolean): ThumbnailLayout {
  const { arrangement, overlay, palette, size, label, objectLabel, object, isFace } = concept
  const boxes = arrangements[arrangement]
  const isSplit = arrangement === 'split'
  return {
    name: concept.name,
    subject: { ...grown(boxes.subject, size, isSplit), label: short(label), isFace: isFace === true },
    ...(object || isSplit ? { object: { ...boxes.object, label: short(objectLabel ?? '') } } : {}),
    ...(overlay
      ? {
          text: {
            ...boxes.text,
            words: overlay,
            align: isSplit
              ? ('middle' as const)
              : arrangement === 'left'
                ? ('end' as const)
                : ('start' as const),
            isRightToLeft,
          },
        }
      : {}),
    isSplit,
    colours: { ground: palette.ground.hex, accent: palette.accent.hex, neutral: palette.neutral.hex },
  }
}

/** As tall as the prompt says, standing where the box stands. */
function grown(box: Boxes['subject'], size: number, isSplit: boolean): Boxes['subject'] {
  const height = Math.min((180 * size) / 100, isSplit ? 104 : 150)
  return { ...box, height, y: Math.max(10, box.y + box.height - height) }
}

function short(label: string): string {
  if (label.length <= 26) return label
  const cut = label.slice(0, 27)
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0))
  return words === ''
    ? `${label.slice(0, 25)}…`
    : words.replace(/(?: (?:an?|the|of|on|in|at|by|to|its))+$/u, '')
}
