import { useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/** `data`: what is in it counts on the server only. */
type JsonLdProps = { data: Record<string, unknown> | undefined }

// The same object every time: React writes `innerHTML` anew for another one.
const asServed = { __html: '' }

/**
 * Structured data for search engines. Rendered by the server and kept by hydration, but never created or changed in
 * the browser: a script element made at run time is what Trusted Types refuse.
 */
export function JsonLd({ data }: JsonLdProps) {
  const isHydrating = useIsHydrating()
  const [isServed] = useState(isHydrating)
  if (!isServed) return null
  const html = import.meta.env.SSR ? { __html: asJson(data) } : asServed
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={html} />
}

function asJson(data: JsonLdProps['data']): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
}
