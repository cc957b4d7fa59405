import { useEffect, useState } from 'react'
import { readOwnEngines, withEngine, writeOwnEngines, type OwnEngine } from '#engine/browser/own-engines.ts'

export type OwnEngines = {
  engines: readonly OwnEngine[]
  /** The browser refused to keep the last change. */
  isRefused: boolean
  /** As it is kept from now on. */
  put: (engines: readonly OwnEngine[]) => void
  add: (engine: Pick<OwnEngine, 'kind' | 'settings' | 'isForTab'>) => void
}

/** Whom this browser asks, kept with every change. */
export function useOwnEngines(): OwnEngines {
  const [engines, setEngines] = useState<readonly OwnEngine[]>(() => readOwnEngines())
  const [isRefused, setRefused] = useState(false)
  // A change in another tab, or a sign-out there.
  useEffect(() => {
    const reread = () => setEngines(readOwnEngines())
    window.addEventListener('storage', reread)
    return () => window.removeEventListener('storage', reread)
  }, [])
  const put = (next: readonly OwnEngine[]) => {
    setRefused(!writeOwnEngines(next))
    setEngines(readOwnEngines())
  }
  return {
    engines,
    isRefused,
    put,
    add: (engine) => put(withEngine(engines, { ...engine, id: newEngineId(), isOn: true })),
  }
}

export function newEngineId(): string {
  return Math.random().toString(36).slice(2, 10)
}
