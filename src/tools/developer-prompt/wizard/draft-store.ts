import { clearDraft, readDraft, storageKeys, writeDraft, type DraftStorage } from '../draft-storage.ts'
import { emptyDraft, type FieldName, type PromptDraft } from '../form.ts'

export type SaveState = 'saved' | 'refused'

export type DraftStore = {
  draft: () => PromptDraft
  /** `refused` when the last attempt to store the draft failed. */
  saveState: () => SaveState
  subscribe: (listener: () => void) => () => void
  setField: <Field extends FieldName>(field: Field, value: PromptDraft[Field]) => void
  replace: (draft: PromptDraft) => void
  /** Writes what is still waiting; for `pagehide` and for leaving the page. */
  flush: () => void
  /** Another tab has stored this; whoever types last is right, and a tab that waits to write typed last. */
  receive: (key: string | null) => void
  /** Forgets draft and result. */
  clear: () => void
}

const saveDelayMs = 300

/** The draft with its copy in the browser's storage. */
export function createDraftStore(storage: DraftStorage | undefined): DraftStore {
  let draft = readDraft(storage) ?? emptyDraft
  let saveState: SaveState = 'saved'
  let waiting: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function announce() {
    for (const listener of listeners) listener()
  }

  function become(next: PromptDraft) {
    draft = next
    // Not restarted by every keystroke: somebody who types without a pause is saved all the same.
    waiting ??= setTimeout(flush, saveDelayMs)
    announce()
  }

  function stopWaiting() {
    clearTimeout(waiting)
    waiting = undefined
  }

  function flush() {
    if (waiting === undefined) return
    stopWaiting()
    const next: SaveState = writeDraft(storage, draft) ? 'saved' : 'refused'
    if (next === saveState) return
    saveState = next
    announce()
  }

  return {
    draft: () => draft,
    saveState: () => saveState,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setField(field, value) {
      become({ ...draft, [field]: value })
    },
    replace: become,
    flush,
    receive(key) {
      if (key !== null && key !== storageKeys.form) return
      if (waiting !== undefined) return flush()
      const received = readDraft(storage) ?? emptyDraft
      if (JSON.stringify(received) === JSON.stringify(draft)) return
      draft = received
      announce()
    },
    clear() {
      stopWaiting()
      clearDraft(storage)
      draft = emptyDraft
      announce()
    },
  }
}
