import type { TaskKind } from '#tools/idea/task-verbs.ts'

/** The kinds of `src/tools/idea`, those of code and data parted by what is really wanted. */
export type Intent = Exclude<TaskKind, 'code'> | 'debug' | 'build' | 'review-code' | 'query' | 'support'

/**
 * What somebody who knows the field asks for. Lines are imperatives, the most valuable first; `{slot}` stands for a
 * fact of the idea, and a line whose slot has no fact is left out. `check` goes on behind "It is right when …".
 */
export type Craft = {
  id: string
  intents: readonly Intent[]
  /** Fits many fields, so a narrower one goes first. */
  isGeneral?: true
  /** Words that name it, English before the bar, for `createFinder`. */
  words: string
  /**
   * What has to be going on besides the noun: a landlord alone is no repair. Without it every idea with the words fits.
   * Facts granted in passing ("although the heating was out") do not count.
   */
  needs?: RegExp
  /** Another situation that the same words may belong to; it rules this one out. */
  not?: RegExp
  lines: readonly (string | ConditionalLine)[]
  /** Form, order and length of the answer. */
  output?: string
  /** Intents whose answers take that form; all when missing. */
  outputFor?: readonly Intent[]
  check?: string
  /** What the result is for, in a few words behind "Aim:". */
  aim?: string
  /** What a model likes to make up here. */
  invent?: string
}

/** Said only when the idea speaks of it. */
export type ConditionalLine = { when: RegExp; unless?: RegExp; text: string }
