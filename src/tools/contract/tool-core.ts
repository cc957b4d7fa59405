import type { z } from 'zod'
import type { HandOffTargetId } from '../hand-off.ts'
import type { Rendered } from './rendered.ts'

/** The plan as text for one receiver: an app builder, an image model, an assistant. */
export type Dialect<Input, Plan> = {
  /** Kebab-case, unique within the tool. */
  id: string
  /** As people know the receiver: "Midjourney". */
  name: string
  /** Pure. */
  render: (plan: Plan, input: Input) => Rendered
  /** What is set beside the prompt in that product ("Aspect ratio 16:9, 8 seconds"). */
  settings?: (plan: Plan, input: Input) => string | undefined
  /** Something to read, shown in the type of running text: a story. */
  isProse?: boolean
  /** Where the text can be taken. */
  handOff: readonly HandOffTargetId[]
}

/** What the page tells about an answer, with a link to the field that settles it. */
export type AnswerNote = {
  /** conflict: two answers clash · hint: what to try · limit: a target cannot do this · changed: made to fit. */
  kind: 'conflict' | 'hint' | 'limit' | 'changed'
  text: string
  field?: string
}

/** Something in a model's answer that would harm: it is told to the model once, then mended by code. */
export type Fault<Plan> = {
  /** For the model: what is wrong and what to do. */
  sentence: string
  /** The id of the part it is in, where there is one. */
  part?: string
  /** The plan with the fault mended by code, marked by its sources. Missing: such an answer cannot be shown. */
  mend?: (plan: Plan) => Plan
  /** Code mends it whole, so the model is not asked again for it. */
  byCode?: true
}

/** What was understood of a reply, also of one that is still being written or was cut. */
export type Reading<Plan> = {
  /** undefined: nothing in the reply has the form that was asked for. */
  plan: Plan | undefined
  /** Text that has no place in the plan; a page shows and keeps it. Chatter around the answer is not listed. */
  unread: string[]
  /** Ids of `parts` that are complete. */
  complete: string[]
  /** Nothing says that this is the answer: all of the text was taken for it. */
  isBare?: boolean
}

export type PlanPart = { id: string; name: string }
export type ToolFile = { path: string; content: string; about: string }

/** Everything of a tool that is pure: the same in the browser, on the server and for answers pasted from a chat. */
export type ToolCore<Input = unknown, Plan = unknown> = {
  /** One schema for the form, the function endpoint and the command line. */
  input: z.ZodType<Input>
  /** Raised when a stored plan could no longer be read. */
  planVersion: number
  plan: z.ZodType<Plan>
  /** Without a model. undefined: this input needs understanding, so the answer is a request for a model. */
  compose: (input: Input) => Plan | undefined
  /** Updates the lines that code derived from others, after a person edited or removed an item. */
  afterEdit?: (plan: Plan, input: Input) => Plan
  /** The first is the preset unless `presetDialect` says otherwise; none only where nobody reads the answer as a text. */
  dialects: (plan: Plan, input: Input) => readonly Dialect<Input, Plan>[]
  presetDialect?: (plan: Plan, input: Input) => string
  /** What a model can write anew alone, in the order of the text. */
  parts: (plan: Plan) => readonly PlanPart[]
  /** Reads a model's reply in the form of the instructions. Never throws, linear in the length of the reply. */
  read: (reply: string, input: Input) => Reading<Plan>
  /** The plan in the form of a reply; `read(write(plan))` gives the same words in the same places. */
  write: (plan: Plan) => string
  /** `plan` with one part taken from `other`; used when only this part was written anew. */
  withPart: (plan: Plan, part: string, other: Plan) => Plan
  /** What would harm in an answer by a model. */
  faults: (plan: Plan, input: Input) => readonly Fault<Plan>[]
  notes: (plan: Plan, input: Input) => readonly AnswerNote[]
  /** The specified fields of the function's answer: generatedPrompt, generatedStory … */
  answer: (plan: Plan, input: Input) => Record<string, unknown>
  /** The same fields when the answer is only a request for a model; for inputs that `compose` gives undefined for. */
  requestAnswer?: (request: string, input: Input) => Record<string, unknown>
  files?: (plan: Plan, input: Input, dialect: string) => readonly ToolFile[]
  /** Puts what was computed from the input (evidence) into a plan that was read from a reply, which cannot hold it. */
  withComputed?: (plan: Plan, computed: Plan) => Plan
  /** What a browser keeps of a form that was sent; all of it when missing. */
  keptInput?: (input: Record<string, unknown>) => Record<string, unknown>
  /** What the history may keep when parts of a request were promised not to be; everything when missing. */
  forHistory?: (input: Input, plan: Plan) => { input: object; plan: Plan }
}
