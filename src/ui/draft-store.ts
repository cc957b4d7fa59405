import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createListeners } from '#shared/listeners.ts'
import { asRecord } from '#shared/record.ts'
import {
  ownerKey,
  readJson,
  readText,
  removeKey,
  signOutKey,
  tabStorage,
  writeText,
  type BrowserStorage,
} from '#shared/browser-storage.ts'

export type DraftSource<Draft> = ReturnType<typeof storedDraft<Draft>>

/** A draft kept under one key of this browser. `parse`: a draft of any object that was stored, a blank one of `{}`. */
export function storedDraft<Draft>(
  storage: BrowserStorage | undefined,
  key: string,
  parse: (stored: Record<string, unknown>) => Draft,
  blank = parse({}),
) {
  return {
    /** A change to this key in another tab concerns this draft. */
    key,
    blank,
    read(): Draft | undefined {
      const stored = asRecord(readJson(storage, key))
      return stored && parse(stored)
    },
    /** False when the browser refused. */
    write: (draft: Draft) => writeText(storage, key, JSON.stringify(draft)),
    forget: () => removeKey(storage, key),
    /** What `replaceStored` has taken out, once. */
    takeReplaced(): Draft | undefined {
      const replaced = asRecord(readJson(tabStorage(), key))
      removeKey(tabStorage(), key)
      return replaced && parse(replaced)
    },
  }
}

/**
 * Puts another draft where the page of the form reads it when it opens. What was there waits under the same key of
 * this tab, where the page finds it; it may not have been sent yet.
 */
export function replaceStored(
  storage: BrowserStorage | undefined,
  key: string,
  draft: object,
  tab = tabStorage(),
): void {
  const before = readText(storage, key)
  // Of several that were taken out before the page opens, the first is the one that somebody typed.
  if (before !== null && readText(tab, key) === null) writeText(tab, key, before)
  writeText(storage, key, JSON.stringify(draft))
}

export type DraftStore<Draft extends object> = ReturnType<typeof createDraftStore<Draft>>

const saveDelayMs = 300

/** What somebody is filling in, with its copy in the browser's storage. */
export function createDraftStore<Draft extends object>(source: DraftSource<Draft>) {
  let draft = source.read() ?? source.blank
  let saveState: 'saved' | 'refused' = 'saved'
  let waiting: ReturnType<typeof setTimeout> | undefined
  const { notify, subscribe } = createListeners()

  function become(next: Draft) {
    draft = next
    // Not restarted by every keystroke: somebody who types without a pause is saved all the same.
    waiting ??= setTimeout(flush, saveDelayMs)
    notify()
  }

  function stopWaiting() {
    clearTimeout(waiting)
    waiting = undefined
  }

  function flush() {
    if (waiting === undefined) return
    stopWaiting()
    saveState = source.write(draft) ? 'saved' : 'refused'
    notify()
  }

  return {
    draft: () => draft,
    /** `refused` when the last attempt to store the draft failed. */
    saveState: () => saveState,
    subscribe,
    change: (patch: Partial<Draft>) => become({ ...draft, ...patch }),
    replace: become,
    /** Writes what is still waiting; for `pagehide` and for leaving the page. */
    flush,
    /** What `replaceStored` has taken out, unless it was blank or is the same. */
    takeReplaced(): Draft | undefined {
      const replaced = source.takeReplaced()
      const known = [source.blank, draft].map((one) => JSON.stringify(one))
      return known.includes(JSON.stringify(replaced)) ? undefined : replaced
    },
    /** Another tab has stored this; whoever types last is right, and a tab that waits to write typed last. */
    receive(key: string | null) {
      if (key !== null && key !== source.key) return
      if (waiting !== undefined) return flush()
      const received = source.read() ?? source.blank
      if (JSON.stringify(received) === JSON.stringify(draft)) return
      draft = received
      notify()
    },
    clear() {
      stopWaiting()
      source.forget()
      draft = source.blank
      notify()
    },
  }
}

/**
 * The draft of this browser, saved when the page goes away and kept in step with other tabs. `onServer`: what is
 * rendered on the server, where there is no storage.
 */
export function useDraftStore<Draft extends object>(open: () => DraftSource<Draft>, onServer: Draft) {
  const [store] = useState(() => createDraftStore(open()))

  useEffect(() => {
    let isSessionOver = false
    const receive = ({ key, newValue }: StorageEvent) => {
      // What a session that is over leaves is removed between these two; a form that is open must not empty itself
      // in front of somebody who is typing. Signing out names itself last, so that this form goes as well.
      if (key === ownerKey) isSessionOver = newValue === null
      else if (key === signOutKey) isSessionOver = false
      else if (!isSessionOver) store.receive(key)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('storage', receive, { signal })
    window.addEventListener('pagehide', store.flush, { signal })
    window.addEventListener('blur', store.flush, { signal })
    document.addEventListener('visibilitychange', store.flush, { signal })
    return () => {
      listening.abort()
      store.flush()
    }
  }, [store])

  return [store, useSyncExternalStore(store.subscribe, store.draft, () => onServer)] as const
}

/** Hands over what `replaceStored` has taken out of the form, so that the page can offer it back. */
export function useReplacedDraft<Draft extends object>(
  store: DraftStore<Draft>,
  offer: (replaced: Draft) => void,
): void {
  const take = useEffectEvent(() => {
    const replaced = store.takeReplaced()
    if (replaced) offer(replaced)
  })
  useEffect(() => take(), [])
}
