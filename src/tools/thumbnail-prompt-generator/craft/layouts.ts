import type { ThumbnailInput } from '../input.ts'
import type { Boxes } from '../plan.ts'

export type LayoutName = Exclude<ThumbnailInput['layout'], ''>

type Numbers = readonly [x: number, y: number, w: number, h: number]

/** In shares of the width and the height, within what the instructions ask of a model for subject and corner. */
export const layouts: Record<LayoutName, Required<Boxes>> = {
  'subject-right': boxes([0.56, 0.13, 0.38, 0.7], [0.07, 0.52, 0.3, 0.38], [0.05, 0.07, 0.47, 0.36]),
  'subject-left': boxes([0.06, 0.22, 0.38, 0.7], [0.5, 0.5, 0.28, 0.34], [0.48, 0.07, 0.47, 0.36]),
  centered: boxes([0.3, 0.3, 0.4, 0.62], [0.06, 0.54, 0.2, 0.34], [0.1, 0.05, 0.8, 0.22]),
  split: boxes([0.05, 0.26, 0.42, 0.66], [0.53, 0.22, 0.42, 0.61], [0.12, 0.03, 0.76, 0.18]),
}

function boxes(subject: Numbers, object: Numbers, words: Numbers): Required<Boxes> {
  const box = ([x, y, w, h]: Numbers) => ({ x, y, w, h })
  return { subject: box(subject), object: box(object), words: box(words) }
}
