import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PromptForm } from '../form.ts'
import type { Compile } from './use-compile.ts'

/** The form was edited after this prompt was written. */
export function OutdatedNote({ form, compile }: { form: PromptForm; compile: Compile }) {
  const isComplete = PromptForm.safeParse(form).success
  return (
    <Callout className="mt-4" title="Your answers have changed since this prompt was written">
      {isComplete ? (
        <Button
          size="small"
          className="mt-2 min-h-11"
          isBusy={compile.compiling !== undefined}
          onClick={() => void compile.compile(form)}
        >
          Write it again from my answers
        </Button>
      ) : (
        <LinkButton to="/generate" size="small" className="mt-2 min-h-11">
          Finish the answers
        </LinkButton>
      )}
    </Callout>
  )
}
