import { useState } from 'react'
import { useToast } from '#ui/toast-context.ts'
import { startComposer } from '../composer.ts'
import type { PromptForm } from '../form.ts'
import { PromptAnswer } from '../prompt-answer.ts'
import { promptRun } from './prompt-run.ts'
import type { ResultStore } from './result-store.ts'

export type Compile = {
  /** The form being written just now. */
  compiling: PromptForm | undefined
  /** The prompt on the page was written here, by this page. */
  isWritten: boolean
  compile: (form: PromptForm) => Promise<void>
}

/** Writes the prompt anew from a form, in this browser and in a moment, and puts it in place of the old one. */
export function useCompile(store: ResultStore): Compile {
  const [compiling, setCompiling] = useState<PromptForm>()
  const [isWritten, setIsWritten] = useState(false)
  const showToast = useToast()

  async function compile(form: PromptForm) {
    if (compiling !== undefined) return
    setCompiling(form)
    promptRun.drop()
    const composer = startComposer()
    try {
      store.replace(form, PromptAnswer.parse(await composer.compose(form)))
      setIsWritten(true)
    } catch {
      showToast({ title: 'The prompt could not be written again. Please try again.', variant: 'destructive' })
    } finally {
      composer.stop()
      setCompiling(undefined)
    }
  }

  return { compiling, isWritten, compile }
}
