import { useEffect, useRef, type ReactNode } from 'react'
import type { AnswerParts } from './answer.ts'
import { GenerationFailure } from './generation-failure.tsx'
import { ResultHistory } from './result-history.tsx'
import type { DraftShape } from './tool-draft.ts'
import type { Workbench } from './use-workbench.ts'

type ResultAreaProps<Draft extends DraftShape, Answer extends AnswerParts> = {
  bench: Workbench<Draft, Answer>
  /** "Your video prompt" */
  heading: string
  /** `EmptyHint`, shown until there is a result. */
  hint: ReactNode
  /** What is going on, above the result. */
  above?: ReactNode
  /** The result, when `bench.result` is there. */
  children: ReactNode
}

/** The second sheet: announces what happens, takes the focus when an answer arrives, shows failures beside the result. */
export function ResultArea<Draft extends DraftShape, Answer extends AnswerParts>({
  bench,
  heading,
  hint,
  above,
  children,
}: ResultAreaProps<Draft, Answer>) {
  const title = useRef<HTMLHeadingElement>(null)
  const { state, arrivals, isInPlace } = bench

  useEffect(() => {
    if (arrivals > 0) title.current?.focus({ preventScroll: isInPlace })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each arrival
  }, [arrivals])

  return (
    <section aria-labelledby="result" aria-busy={state.phase === 'loading'} className="min-w-0">
      <h2 id="result" ref={title} tabIndex={-1} className="mb-3 text-xl outline-offset-4">
        {heading}
      </h2>
      <p role="status" className="sr-only">
        {announce(bench)}
      </p>
      {state.phase === 'error' ? (
        <GenerationFailure
          className="mb-6"
          title={state.message.title}
          message={state.message.description}
          failure={state.failure}
          onTryAgain={() => {
            // The card with its button goes away; the focus must not go with it.
            title.current?.focus()
            void bench.retry()
          }}
          onComposeHere={() => void bench.composeHere()}
        />
      ) : null}
      {above}
      <div>{bench.result ? children : hint}</div>
      <ResultHistory bench={bench} />
    </section>
  )
}

function announce<Draft extends DraftShape, Answer extends AnswerParts>({
  state,
  arrivals,
  live,
}: Workbench<Draft, Answer>): string {
  // Not the words themselves: they would be read out in pieces.
  if (live)
    return live.isWriting ? 'A model is writing.' : 'The draft is here. A model is asked to improve it.'
  if (state.phase === 'loading') return 'Generating...'
  return state.phase === 'result' && arrivals > 0 ? 'The result is ready.' : ''
}
