import { useEffect, useRef, useState } from 'react'
import { readOwnEngines, withEngine, writeOwnEngines, type OwnEngine } from '#engine/browser/own-engines.ts'

export type OwnEngines = {
  engines: readonly OwnEngine[]
  /** False until they have been read. */
  isRead: boolean
  /** The browser refused to keep the last change. */
  isRefused: boolean
  /** As it is kept from now on. */
  put: (engines: readonly OwnEngine[]) => void
  /** False when the browser refused to keep it. */
  add: (engine: NewEngine) => Promise<boolean>
}

export type NewEngine = Pick<OwnEngine, 'kind' | 'settings' | 'isForTab'>

/** Whom this browser asks, kept with every change. */
export function useOwnEngines(): OwnEngines {
  const [engines, setEngines] = useState<readonly OwnEngine[]>()
  const [isRefused, setRefused] = useState(false)
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  // A change in another tab, or a sign-out there.
  useEffect(() => {
    const reread = () => void readOwnEngines().then(setEngines)
    reread()
    window.addEventListener('storage', reread)
    return () => window.removeEventListener('storage', reread)
  }, [])
  const put = (next: readonly OwnEngine[]) => {
    setEngines(next)
    // One after the other, so that of two changes the later one is kept.
    const kept = writing.current.then(async () => {
      const isKept = await writeOwnEngines(next, engines ?? [])
      setRefused(!isKept)
      setEngines(await readOwnEngines())
      return isKept
    })
    writing.current = kept
    return kept
  }
  return {
    engines: engines ?? [],
    isRead: engines !== undefined,
    isRefused,
    put,
    add: (engine) => put(withEngine(engines ?? [], { ...engine, id: newEngineId(), isOn: true })),
  }
}

export function newEngineId(): string {
  return Math.random().toString(36).slice(2, 10)
}
