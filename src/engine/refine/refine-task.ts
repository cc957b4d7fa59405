import type { RefineWish } from '#tools/refine-wish.ts'
import type { Tool } from '#tools/tools.ts'

export type RefineJob = {
  tool: Tool
  input: unknown
  /** What our own rules give; the answer when no model's is good enough. */
  output: object
  wish: RefineWish | undefined
}

export type Fitting = { output: object } | { violations: string[] }

/** What is told while a model writes. */
export type Progress = { onText?: (delta: string) => void; onSection?: (heading: string) => void }

/** One answer that a model is to write, and how to tell whether it may be shown. */
export type RefineTask = {
  form: 'text' | 'parts'
  /** What the model gets beside its instructions. */
  material: string
  /** The answer as the tool gives it, or what is wrong with it, each as a sentence for the model. */
  fit: (text: string) => Fitting
  /** Takes the model's words as they come, and tells them in the reader's terms. */
  listener: (progress: Progress) => (delta: string) => void
}
