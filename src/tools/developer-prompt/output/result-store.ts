import { clearDraft, readResult, writeResult, type StoredResult } from '../draft-storage.ts'
import type { BrowserStorage } from '#tools/workbench/browser-storage.ts'
import { wizardKeys } from '#tools/workbench/storage-keys.ts'
import type { PromptForm } from '../form.ts'
import type { PromptAnswer } from '../prompt-answer.ts'

export type ResultStore = {
  /** The same object until the result changes. */
  result: () => StoredResult | undefined
  subscribe: (listener: () => void) => () => void
  /** Shown even where the browser refuses to keep it. */
  replace: (form: PromptForm, answer: PromptAnswer) => void
  /** Another tab has changed this key; null stands for all of them. */
  receive: (key: string | null) => void
  clear: () => void
}

/** `handed` is a result the browser could not store on the way here. */
export function createResultStore(storage: BrowserStorage | undefined, handed?: StoredResult): ResultStore {
  let result = handed ?? readResult(storage)
  const listeners = new Set<() => void>()

  function become(next: StoredResult | undefined) {
    result = next
    for (const listener of listeners) listener()
  }

  return {
    result: () => result,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    replace(form, answer) {
      writeResult(storage, form, answer)
      become({ form, generatedPrompt: answer.generatedPrompt, answer, outdated: false })
    },
    receive(key) {
      if (key === null || Object.values<string>(wizardKeys).includes(key)) become(readResult(storage))
    },
    clear() {
      clearDraft(storage)
      become(undefined)
    },
  }
}
