import type { FunctionFailure } from '../../function-failure.ts'
import * as texts from './generation-failure.texts.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { ToastMessage } from '#ui/toast-context.ts'

type GenerationFailureProps = {
  /** The tool's own words about it. */
  said: ToastMessage
  failure: FunctionFailure
  onTryAgain: () => void
  /** undefined where the answer needs a model. */
  onComposeHere: (() => void) | undefined
}

/** Stays where the form is: what can be done now that the server gave no answer. */
export function GenerationFailure({ said, failure, onTryAgain, onComposeHere }: GenerationFailureProps) {
  const fields = Object.entries(failure.fields)
  return (
    <Callout role="alert" title={said.title} className="mb-6">
      {said.description ? <p className="mt-1">{said.description}</p> : null}
      <p className="mt-1">
        {texts.inputIsKept(texts.reasons[failure.code] ?? texts.serverError)}
        {onComposeHere ? texts.composedHereToo : ''}
      </p>
      {fields.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {fields.map(([field, sentence]) => (
            <li key={field}>
              <span className="font-mono text-xs">{field}</span>: {sentence}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="touch" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
        {onComposeHere ? (
          <Button size="touch" variant="secondary" onClick={onComposeHere}>
            {texts.takeComposed}
          </Button>
        ) : null}
      </div>
    </Callout>
  )
}
