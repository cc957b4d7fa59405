import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window fits the query now. `onServer`: what the server assumes. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const onChange = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    () => onServer,
  )
}
