import { useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { fitWindow } from '#ui/fit-window.ts'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { Sheet } from '#ui/sheet.tsx'
import { UndoCallout } from '#ui/undo-callout.tsx'
import { useFormBeforeHydration } from '#ui/use-form-before-hydration.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { ToolExample } from '../../contract/define-tool.ts'
import { sketchFormId } from '../focus-in-sketch.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import { generating } from '../tool-page.texts.ts'
import { FormGroups } from './form-fields.tsx'
import * as texts from './tool-form.texts.ts'
import type { ToolPageState } from './use-tool-page.ts'

const EngineNote = lazyPart(
  () => import('./engine-note.tsx').catch(() => ({ EngineNote: () => null })),
  'EngineNote',
)

type ToolFormProps = {
  page: ToolPageState
  spec: ToolPageSpec
  examples: readonly ToolExample[]
  /** Fields that the page draws itself. */
  children?: ReactNode
}

/** The form: fields, the button with Stop beside it, examples, and the way back from what was just done. */
export function ToolForm({ page, spec, examples, children }: ToolFormProps) {
  const { state, isBusy } = page
  const form = useRef<HTMLFormElement>(null)
  useFormBeforeHydration(form, page.takeTyped)

  const generate = (event: SyntheticEvent) => {
    event.preventDefault()
    void page.generate()
  }
  const generateOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) generate(event)
  }

  return (
    <div ref={fitWindow} className="min-w-0 lg:sticky lg:top-20" data-print="hide">
      <form
        ref={form}
        id={sketchFormId}
        // Pressed before the scripts have come, it does nothing; "get" would put what was typed into the address.
        method="dialog"
        noValidate
        aria-label={spec.action}
        onSubmit={generate}
        onKeyDown={generateOnKey}
        onFocus={page.prepare}
        onPointerEnter={page.prepare}
      >
        <Sheet hasGrid>
          <div className="grid gap-6 bg-surface px-4 py-5 sm:m-4 sm:border sm:border-line sm:px-6">
            {children ?? (
              <FormGroups
                groups={spec.form}
                draft={page.draft}
                problems={state?.problems ?? {}}
                onChange={page.change}
              />
            )}
          </div>
          <div className="action-bar flex flex-wrap items-center gap-2 border-t border-ink bg-surface px-4 py-3">
            <Button
              type="submit"
              className="max-sm:flex-1"
              isBusy={isBusy}
              disabled={spec.needsIdea === true && page.isIdeaEmpty}
              // The second half of a double click; the answer to the first half may be there already.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {isBusy ? (spec.busy ?? generating) : spec.action}
            </Button>
            {state?.phase === 'working' && state.canStop && !state.live ? (
              <Button ref={passFocusOn} variant="secondary" onClick={() => page.bench?.stop()}>
                {texts.stop}
              </Button>
            ) : null}
            <Button variant="quiet" disabled={isBusy} onClick={page.clear}>
              {texts.clear}
            </Button>
            <p className="label-mono ml-auto text-muted max-sm:hidden pointer-coarse:hidden">
              <kbd>{texts.ctrl}</kbd> + <kbd>{texts.enter}</kbd>
              <span className="sr-only"> {texts.sendsToo}</span>
            </p>
          </div>
        </Sheet>
      </form>
      {page.isIdeaEmpty ? null : <EngineNote answers={state?.arrivals ?? 0} />}
      <noscript>
        <Callout className="mt-4">{texts.needsScripts}</Callout>
      </noscript>
      <UndoCallout done={page.undoable} />
      <div role="status">
        {page.saveState === 'refused' ? <Callout className="mt-4">{texts.draftNotSaved}</Callout> : null}
      </div>
      {examples.length > 0 ? (
        <section aria-labelledby="examples" className="mt-6">
          <h2 id="examples" className="text-lg">
            {texts.examples}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {examples.map(({ label, input }) => (
              <li key={label}>
                <button
                  type="button"
                  className="construction min-h-11 rounded-sm bg-surface px-3 py-2 text-left text-sm leading-snug hover:border-solid hover:border-ink hover:bg-wash"
                  disabled={isBusy}
                  onClick={() => page.tryExample(input, label)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
