import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { PromptDraft } from '../form-rules.ts'
import { findProblems, firstOpenStep, stepAddress } from '../wizard/wizard-steps.ts'
import * as texts from './output-result.texts.ts'

type OutdatedNoteProps = { draft: PromptDraft; isBusy: boolean; onWrite: () => void }

/** The form was edited after this prompt was written. */
export function OutdatedNote({ draft, isBusy, onWrite }: OutdatedNoteProps) {
  const problems = findProblems(draft)
  const isComplete = Object.values(problems).every((each) => each.length === 0)
  return (
    <Callout className="mb-5" title={texts.answersHaveChanged}>
      {isComplete ? (
        <Button size="small" className="mt-2 min-h-11" isBusy={isBusy} onClick={onWrite}>
          {texts.writeAgain}
        </Button>
      ) : (
        <LinkButton
          to={`/generate${stepAddress(firstOpenStep(problems))}`}
          size="small"
          className="mt-2 min-h-11"
        >
          {texts.finishAnswers}
        </LinkButton>
      )}
    </Callout>
  )
}
