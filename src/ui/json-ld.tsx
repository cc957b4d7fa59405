import { useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * Structured data for search engines. Rendered by the server and kept by hydration, but never created in the
 * browser: a script element made at run time is what Trusted Types refuse.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const isHydrating = useIsHydrating()
  const [isInDocument] = useState(isHydrating)
  if (!isInDocument) return null
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
