import type { ComponentType } from 'react'
import type { ToastMessage } from '#ui/toast-context.ts'
import type { ToolForm } from '../contract/form-field.ts'
import type { Refining } from '../contract/refined-draft.ts'
import type { FunctionFailure } from '../function-failure.ts'

/** The tool's own words, from sections 5 and 8 of the specification. */
export type ToolMessages = {
  /** Shown as a toast when the idea is empty; the field shows the schema's sentence. */
  empty: ToastMessage
  failed: (failure: FunctionFailure) => ToastMessage
  generated?: ToastMessage
  copied?: ToastMessage
  copyFailed: ToastMessage
}

/** What the page of a tool calls things. */
export type ToolPageWords = {
  /** On the button that sends the form, and while it works ("Generating..." when missing). */
  action: string
  busy?: string
  /** Above the result: "Your prompt". */
  resultHeading: string
  /** In the title block and labels: "Video prompt". */
  kind: string
  copyLabel: string
  /** Shown until there is a result: a title, "Your video prompt appears here", and one line for each part, in order. */
  empty: { title: string; parts: readonly { name: string; about: string }[] }
  /** A few changes that people often ask for: "shorter". */
  wishes: readonly string[]
}

/** What a picture of the answer gets: cards, a timeline, drawn layouts. It never sees the frame around it. */
export type PictureProps<Plan = unknown, Input = unknown> = {
  plan: Plan
  input: Input
  /** Replaces the words of an item; empty text removes it. */
  onEdit: (id: string, text: string) => void
  /** Changes the plan itself, given as it is by then; undefined while something is being written. */
  onPlan?: ((change: (plan: unknown) => unknown) => void) | undefined
  /** Has one part written anew by a model; undefined while something is being written. */
  onRewrite: ((part: string) => void) | undefined
  /** Asks a model for this change; undefined while something is being written. */
  onWish: ((wish: string) => void) | undefined
}

/** Everything a page of a tool says about itself; the workbench draws the frame once for all of them. */
export type ToolPageSpec = ToolPageWords & {
  form: ToolForm
  /** Where a choice decides what the result is called: by the input of the shown result, or else by the form. */
  specFor?: (input: unknown) => ToolPageSpec
  /** Where the page's title is not the name on the card. */
  title?: string
  /** The button is disabled while the idea is empty; Ctrl+Enter then tells why. */
  needsIdea?: boolean
  /** False: its text is no idea, so none from the home page is put there. */
  takesIdeas?: false
  messages: ToolMessages
  /** The specified Refine. The result is put away. */
  refine?: Refining
  /** The specified Regenerate: another answer to the same form. */
  hasRegenerate?: boolean
  /** Said once when an answer arrives, by its plan. */
  arrived?: (plan: unknown) => ToastMessage | undefined
  /** Where words and characters above the result aren't those of the result: of which text, and what they are called. */
  measured?: { textOf: (input: unknown) => string | undefined; words: string; characters: string }
  /** A dialect that can be downloaded as a text file of its own, where an answer has it. */
  download?: { dialect: string; label: string; fileName: string }
  /** Loaded with the first result: `() => import('./scene-cards.tsx')`, default export a component. */
  picture?: () => Promise<{ default: ComponentType<PictureProps<never, never>> }>
}
