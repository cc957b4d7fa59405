import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True on the server and in the first render in the browser that takes the server's page over. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
