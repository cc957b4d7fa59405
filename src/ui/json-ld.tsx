import { useState } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * Structured data for search engines. Rendered by the server and kept by hydration, but never created or changed in
 * the browser: a script element made at run time is what Trusted Types refuse.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const isHydrating = useIsHydrating()
  const [fromServer] = useState(() => (isHydrating ? { __html: asJson(data) } : undefined))
  if (!fromServer) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={fromServer} />
}

function asJson(data: Record<string, unknown>): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')
}
