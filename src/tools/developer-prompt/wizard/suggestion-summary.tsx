import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { askedFields, stepFields } from '../form-rules.ts'
import { FieldLink } from './field-link.tsx'
import * as texts from './suggestion-summary.texts.ts'
import type { WizardState } from './use-wizard.ts'

/** How many answers are only suggested, with the way to each. */
export function SuggestionSummary({ wizard }: { wizard: WizardState }) {
  const { draft, step, shownStep, furthest, goToStep } = wizard
  const { suggested, phase, said, acceptAll, undo } = wizard.suggestion
  const here = stepFields(shownStep, draft).filter((field) => suggested.has(field)).length
  return (
    <Callout tone="blue" title={texts.suggestedCount(suggested.size)} className="mt-5">
      <p className="wrap-anywhere whitespace-pre-line">
        {texts.countOnThisStep(here)} {phase === 'by-model' ? said : null}
        {phase === 'without-model' ? texts.fromSentenceOnly : null}
      </p>
      <details className="mt-1">
        <summary className="min-h-6 font-medium text-blue">{texts.showAll}</summary>
        <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1.5">
          {askedFields(draft)
            .filter((field) => suggested.has(field))
            .map((field) => (
              <li key={field}>
                <FieldLink field={field} />
              </li>
            ))}
        </ul>
      </details>
      <div className="mt-2 flex flex-wrap gap-2">
        {step < 6 && furthest === 6 ? (
          // All steps are valid: straight to the button that makes the prompt.
          <Button size="small" variant="secondary" onClick={() => goToStep(6)}>
            {texts.goToLastStep}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" onClick={acceptAll}>
          {texts.keepAll}
        </Button>
        {undo ? (
          <Button ref={passFocusOn} size="small" variant="quiet" onClick={undo}>
            {texts.undoSuggestions}
          </Button>
        ) : null}
      </div>
    </Callout>
  )
}
