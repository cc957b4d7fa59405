import type { OverlayKind } from './overlay.ts'
import type { Palette } from './palette.ts'

export type Archetype =
  | 'swap'
  | 'duel'
  | 'failure'
  | 'tally'
  | 'price'
  | 'hand-held'
  | 'row'
  | 'hands'
  | 'cut-open'
  | 'peak'
  | 'friend'
  | 'calm'
  | 'proof'
  | 'aftermath'
  | 'face'
  | 'scale'
  | 'quiet'
  | 'keepsake'
  | 'together'
  | 'peek'
  | 'parade'

/** left: the subject on the left third, words on the right · right: mirrored · split: two halves · wide: small in a wide place. */
export type Arrangement = 'left' | 'right' | 'split' | 'wide'

/** One picture, before it is put into words. */
export type Sketch = {
  archetype: Archetype
  /** Two to four words. */
  name: string
  /** What the viewer wonders: one sentence. */
  hook: string
  focal: string
  /** Short, for the drawing: "clay pot". */
  label: string
  object?: string
  objectLabel?: string
  background: string
  expression?: string
  isFace?: boolean
  arrangement: Arrangement
  /** Part of the height. */
  size: number
  overlay: readonly OverlayKind[]
  /** Where its tension comes from. */
  angle: 'result' | 'conflict' | 'curiosity' | 'emotion' | 'scale'
  /** What the picture says that the title does not. */
  adds: string
  finish?: string
  avoid?: string
}

export type Concept = Omit<Sketch, 'overlay'> & { overlay: string | undefined; palette: Palette }
