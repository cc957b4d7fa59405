import { useSyncExternalStore } from 'react'

/** A part of the program that the page begins without. */
export function late<Module>(fetch: () => Promise<Module>) {
  let module: Module | undefined
  let loading: Promise<Module | undefined> | undefined
  const listeners = new Set<() => void>()

  /** Never fails; without a network the next call tries again. */
  function load(): Promise<Module | undefined> {
    loading ??= fetch().then(
      (loaded) => {
        module = loaded
        for (const listener of listeners) listener()
        return loaded
      },
      () => (loading = undefined),
    )
    return loading
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const current = () => module

  return {
    load,
    current,
    /** Undefined until it is there. */
    useCurrent: (): Module | undefined => useSyncExternalStore(subscribe, current, current),
  }
}
