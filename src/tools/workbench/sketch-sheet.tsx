import { Suspense, useRef, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useFormBeforeHydration } from '#ui/use-form-before-hydration.ts'
import type { ToolExample } from '../define-tool.ts'
import type { AnswerParts } from './answer.ts'
import { sketchFormId } from './focus-sketch.ts'
import type { DraftShape } from './tool-draft.ts'
import type { Workbench } from './use-workbench.ts'
import { lazyPart } from './writing/lazy-part.ts'

const EngineNote = lazyPart(() => import('./writing/engine-note.tsx').then((module) => module.EngineNote))

type SketchSheetProps<Draft extends DraftShape, Answer extends AnswerParts> = {
  bench: Workbench<Draft, Answer>
  /** On the button: "Generate Video Prompt". */
  action: string
  /** The button is disabled while the idea is empty; Ctrl+Enter then tells why. */
  needsIdea?: boolean
  examples: readonly ToolExample<unknown>[]
  /** The fields. */
  children: ReactNode
}

/** The form: fields, the button with Stop beside it, examples to try, and the way back from what was just done. */
export function SketchSheet<Draft extends DraftShape, Answer extends AnswerParts>({
  bench,
  action,
  needsIdea = false,
  examples,
  children,
}: SketchSheetProps<Draft, Answer>) {
  const { state } = bench
  const isLoading = state.phase === 'loading'
  const form = useRef<HTMLFormElement>(null)
  useFormBeforeHydration(form, bench.takeTyped)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void bench.generate()
  }
  const generateOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void bench.generate()
  }

  return (
    <div className="min-w-0" data-print="hide">
      <form
        ref={form}
        id={sketchFormId}
        noValidate
        aria-label={action}
        onSubmit={submit}
        onKeyDown={generateOnKey}
      >
        <Sheet hasGrid>
          <div className="grid gap-6 bg-surface px-4 py-5 sm:m-4 sm:border sm:border-line sm:px-6">
            {children}
          </div>
          <div className="flex flex-wrap items-center gap-2 border-t border-ink bg-surface px-4 py-3">
            <Button
              type="submit"
              isBusy={isLoading}
              disabled={needsIdea && bench.isIdeaEmpty}
              onClick={takeOnce}
            >
              {isLoading ? 'Generating...' : action}
            </Button>
            {isLoading && state.canStop && !bench.live ? (
              <Button variant="secondary" onClick={bench.stop}>
                Stop
              </Button>
            ) : null}
            <Button variant="quiet" disabled={isLoading} onClick={bench.clear}>
              Clear
            </Button>
            <p className="label-mono ml-auto text-muted pointer-coarse:hidden">
              <kbd>Ctrl</kbd> + <kbd>Enter</kbd>
              <span className="sr-only"> generates too</span>
            </p>
          </div>
        </Sheet>
      </form>
      {bench.isIdeaEmpty ? null : (
        <Suspense>
          <EngineNote answers={bench.arrivals} />
        </Suspense>
      )}
      <noscript>
        <Callout className="mt-4">Generating needs JavaScript, which this browser does not run.</Callout>
      </noscript>
      <div role="status">
        {bench.undoable ? (
          <Callout tone="green" className="mt-4">
            {bench.undoable.message}{' '}
            <Button variant="quiet" size="small" onClick={bench.undoable.undo}>
              Undo
            </Button>
          </Callout>
        ) : null}
        {bench.saveState === 'refused' ? (
          <Callout className="mt-4">
            This browser does not let us save what you type. Keep this tab open until you have your result.
          </Callout>
        ) : null}
      </div>
      {examples.length > 0 ? (
        <section aria-labelledby="examples" className="mt-6">
          <h2 id="examples" className="text-lg">
            Examples to try
          </h2>
          <ul className="mt-2 grid gap-2">
            {examples.map((example) => (
              <li key={example.label}>
                <button
                  type="button"
                  className="construction block min-h-11 w-full rounded-sm bg-surface px-3 py-2 text-left leading-snug hover:border-solid hover:border-ink hover:bg-wash"
                  disabled={isLoading}
                  onClick={() => bench.tryExample(example.input, example.label)}
                >
                  {example.label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/** The second half of a double click; the answer to the first half may be there already. */
function takeOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
