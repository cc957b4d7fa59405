import type { ReactNode } from 'react'

/** Words of a text under a name. */
export function Excerpt({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="mt-3">
      <figcaption className="label-mono text-muted">{name}</figcaption>
      <blockquote
        aria-label={name}
        dir="auto"
        className="mt-1 border-l-2 border-ink pl-3 text-sm wrap-anywhere whitespace-pre-wrap"
      >
        {children}
      </blockquote>
    </figure>
  )
}
