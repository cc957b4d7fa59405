import { useCallback, useEffect, useRef } from 'react'

type EarlyKeys = {
  /** From now on letters are kept for a field that is still loading. Escape gives it up, and so does typing elsewhere. */
  listen: (giveUp: () => void) => void
  /** What was typed meanwhile; from now on letters go where the focus is. */
  take: () => string
}

/** Keeps what somebody types between asking for a field and getting it. */
export function useEarlyKeys(): EarlyKeys {
  const typed = useRef('')
  const stop = useRef<() => void>(undefined)

  const take = useCallback(() => {
    stop.current?.()
    stop.current = undefined
    const text = typed.current
    typed.current = ''
    return text
  }, [])

  const listen = useCallback((giveUp: () => void) => {
    if (stop.current) return
    const from = document.activeElement
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (document.activeElement !== from) return giveUp()
      if (event.key === 'Escape') giveUp()
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if ([...event.key].length === 1) typed.current += event.key
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', keep)
    stop.current = () => window.removeEventListener('keydown', keep)
  }, [])

  useEffect(() => () => void take(), [take])
  return { listen, take }
}
