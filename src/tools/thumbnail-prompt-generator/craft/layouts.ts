import type { ThumbnailInput } from '../input.ts'
import type { Boxes } from '../plan.ts'

export type LayoutName = Exclude<ThumbnailInput['layout'], ''>

/** In shares of the width and the height, within what the instructions ask of a model for subject and corner. */
export const layouts: Record<LayoutName, Required<Boxes>> = {
  'subject-right': {
    subject: { x: 0.56, y: 0.13, w: 0.38, h: 0.7 },
    object: { x: 0.07, y: 0.52, w: 0.3, h: 0.38 },
    words: { x: 0.05, y: 0.07, w: 0.47, h: 0.36 },
  },
  'subject-left': {
    subject: { x: 0.06, y: 0.22, w: 0.38, h: 0.7 },
    object: { x: 0.5, y: 0.5, w: 0.28, h: 0.34 },
    words: { x: 0.48, y: 0.07, w: 0.47, h: 0.36 },
  },
  centered: {
    subject: { x: 0.3, y: 0.3, w: 0.4, h: 0.62 },
    object: { x: 0.06, y: 0.54, w: 0.2, h: 0.34 },
    words: { x: 0.1, y: 0.05, w: 0.8, h: 0.22 },
  },
  split: {
    subject: { x: 0.05, y: 0.26, w: 0.42, h: 0.66 },
    object: { x: 0.53, y: 0.22, w: 0.42, h: 0.61 },
    words: { x: 0.12, y: 0.03, w: 0.76, h: 0.18 },
  },
}
