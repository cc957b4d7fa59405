import { useEffect, useRef, useState } from 'react'
import { cn } from './class-names.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

type SafeHtmlProps = {
  /** As the server's `sanitizeHtml` or `renderMarkdown` gave it. */
  html: string
  className?: string
}

/**
 * Prose somebody wrote. In the page that the server sends it stands as the server cleaned it; what comes later is
 * cleaned a second time here, since Trusted Types let no text become markup.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const isHydrating = useIsHydrating()
  // The same object every time: React writes `innerHTML` anew for another one.
  const [fromServer] = useState(() => (isHydrating ? { __html: html } : undefined))
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(fromServer ? html : undefined)

  useEffect(() => {
    if (shown.current === html) return
    let isStale = false
    void import('#shared/html/purify-html.ts').then(({ purifyHtml }) => {
      if (isStale || !box.current) return
      box.current.replaceChildren(purifyHtml(html))
      shown.current = html
    })
    return () => {
      isStale = true
    }
  }, [html])

  return (
    <div
      ref={box}
      className={cn('rich-text', className)}
      {...(fromServer ? { dangerouslySetInnerHTML: fromServer, suppressHydrationWarning: true } : {})}
    />
  )
}
