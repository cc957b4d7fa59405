import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react'
import type { TitleBlockCell } from '#ui/title-block.tsx'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { renderPlan, type RenderedPlan } from '../../plan-text.ts'
import type { Bench } from '../bench/bench.ts'
import type { BenchResult } from '../bench/bench-result.ts'
import type { BenchState } from '../bench/bench-store.ts'
import type { PictureProps, ToolPageSpec } from '../tool-page-spec.ts'

/** A result, and how its page presents it. */
export type ResultProps = {
  tool: ToolDefinition
  bench: Bench
  state: BenchState
  result: BenchResult
  spec: Pick<ToolPageSpec, 'kind' | 'copyLabel' | 'messages' | 'wishes' | 'measured' | 'download'>
  fileName: string
  /** How a field is called on the form: "Main goal". */
  labelOf: (field: string) => string
  /** The address of the field that settles a note. */
  addressOf?: (field: string) => string
  onRepeat: () => void
  /** Refine, Regenerate and other buttons of the page, given the text that is shown. */
  renderActions?: (text: string) => ReactNode
  /** Cells of the title block before words and characters. */
  cells?: readonly TitleBlockCell[]
  /** Cards, a timeline, drawn layouts above the text. */
  Picture?: ComponentType<PictureProps<never, never>> | undefined
  /** Panels of the page, given what is shown; they and the notes stand beside the text where there is room. */
  renderAside?: (shown: RenderedPlan, plan: unknown, input: unknown) => ReactNode
  heading: 'h2' | 'h3'
}

/** What can be folded out below the buttons, one at a time. */
export type Fold = 'change' | 'take'

type ResultState = ResultProps & {
  shown: ReturnType<typeof useShown>
  open: Fold | undefined
  onOpen: (fold: Fold | undefined) => void
  /** Typed and not yet met. */
  wish: string
  onWish: (wish: string) => void
  onCopyFailed: () => void
}

/** Read by every component that draws a part of a result. */
export const ResultContext = createContext({} as ResultState)

export function useResult(): ResultState {
  return use(ResultContext)
}

/** What stands on the page: the result, or what a model has written of it so far. */
export function useShown({ core }: Bench, { live }: BenchState, result: BenchResult) {
  /** A model is writing, and not beside the result. */
  const isLive = live !== undefined && !live.isBeside
  const plan = isLive ? (live.plan ?? (live.part === undefined ? undefined : result.plan)) : result.plan
  const given = isLive ? live.input : result.input
  const { dialect } = live?.isNew ? live : result
  return useMemo(() => {
    /** Undefined for an answer of an older version, and before the first words. */
    const rendered = renderPlan(core, { plan, input: given, dialect })
    /** By the tool's schema. */
    const input = isLive ? given : core.input.safeParse(given).data
    return {
      isLive,
      plan,
      input,
      rendered,
      text: rendered?.text ?? result.text ?? '',
      notes: rendered && !isLive ? core.notes(plan, input) : [],
      parts: rendered ? core.parts(plan) : [],
    }
  }, [core, isLive, plan, given, dialect, result.text])
}
