import { useDeferredValue, useEffect, useState } from 'react'
import { SafeHtml } from './safe-html.tsx'

/** What Markdown will look like, while it is typed. Browser only; pages show what the server rendered. */
export function MarkdownPreview({ markdown }: { markdown: string }) {
  const current = useDeferredValue(markdown)
  const [html, setHtml] = useState('')

  useEffect(() => {
    let isStale = false
    void import('#shared/html/markdown-to-html.ts').then(({ markdownToHtml }) => {
      if (!isStale) setHtml(markdownToHtml(current))
    })
    return () => {
      isStale = true
    }
  }, [current])

  return <SafeHtml html={html} />
}
