import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { FunctionFailure } from '#tools/run-function.ts'

type GenerationFailureProps = {
  failure: FunctionFailure
  onTryAgain: () => void
  onComposeHere: () => void
}

/** Stays on the step: what can be done now that the server gave no prompt. */
export function GenerationFailure({ failure, onTryAgain, onComposeHere }: GenerationFailureProps) {
  const fields = Object.entries(failure.fields)
  return (
    <Callout role="alert" title="The server gave no prompt" className="mt-8">
      <p className="mt-1">
        {reasonFor(failure.code)} Everything you typed is still here. You can also use the draft that this
        browser composes by itself, from the same answers and by the same rules.
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
        <Button size="small" className="min-h-11" onClick={onTryAgain}>
          Try Again
        </Button>
        <Button size="small" variant="secondary" className="min-h-11" onClick={onComposeHere}>
          Use the draft composed in this browser
        </Button>
      </div>
    </Callout>
  )
}

function reasonFor(code: FunctionFailure['code']): string {
  switch (code) {
    case 'NETWORK':
      return 'The server could not be reached.'
    case 'TIMEOUT':
    case 'MODEL_TIMEOUT':
      return 'The server took too long.'
    case 'RATE_LIMITED':
      return 'Too many prompts were asked for from here; wait a minute before the next try.'
    case 'INVALID_INPUT':
      return 'The server did not accept some of the answers.'
    case 'TOO_LARGE':
      return 'The answers are longer than the server accepts.'
    default:
      return 'The server reported an error.'
  }
}
