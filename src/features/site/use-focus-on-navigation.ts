import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new page begins at its content, as after a full load: for keyboards and screen readers. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // An address with a fragment asks for a place of its own.
    if (hash === '') document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, hash])
}
