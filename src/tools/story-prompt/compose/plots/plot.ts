export type FrameName =
  | 'Three acts, compressed'
  | 'Story Spine'
  | 'Kishōtenketsu'
  | 'Question, evidence, false answer, turn, true answer'
  | 'Normal, wrongness, looking away, escalation, cost'
  | 'Want, bad plan, plan works too well, public collapse, new dignity'
  | 'Dated entries'
  | 'Before, pain, decision, proof, after'
  | 'Object biography, three owners'

/**
 * A plot as a person would sketch it, with gaps for what the idea brings. `{…}` is a slot, `{~a|b}` a choice by hash,
 * `<1 …>` is left out of very short stories, `<2 …>` is told at the usual length, `<3 …>` only in long ones; the rest always. A blank line begins a paragraph.
 */
export type Plot = {
  id: string
  frame: FrameName
  want: string
  force: string
  clock: string
  /** Two goods that exclude each other. */
  choice: string
  cost: string
  ending: 'earned' | 'bittersweet' | 'turn' | 'open' | 'comic button' | 'happy'
  /** One line per beat with its share of the length in percent, outcome stated. */
  outline: readonly (readonly [number, string])[]
  beats: readonly string[]
  /** Whether a relative of this plot may stretch it with scenes from the place and the trade. */
  stretches: boolean
}
