import { useEffect, useState } from 'react'
import { startComposer } from '../composer.ts'
import type { StoredResult } from '../draft-storage.ts'
import type { PromptForm } from '../form.ts'
import { PromptAnswer } from '../prompt-answer.ts'
import { whenIdle } from '#ui/when-idle.ts'

/** Checks, files and short variant of a result; composed again when they were not stored with the prompt. */
export function useAnswer(result: StoredResult): PromptAnswer | undefined {
  const [composed, setComposed] = useState<{ form: PromptForm; made: PromptAnswer }>()
  const { form, answer } = result

  useEffect(() => {
    if (answer) return
    const composer = startComposer()
    let isWanted = true
    const cancel = whenIdle(() => {
      composer.compose(form).then(
        (made) => isWanted && setComposed({ form, made: PromptAnswer.parse(made) }),
        // The prompt itself is on the page; only its extras are missing.
        () => undefined,
      )
    })
    return () => {
      isWanted = false
      cancel()
      composer.stop()
    }
  }, [form, answer])

  return answer ?? (composed?.form === form ? composed.made : undefined)
}
