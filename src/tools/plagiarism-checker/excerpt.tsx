import type { ReactNode } from 'react'

/** Words of a text under a name; long ones scroll. */
export function Excerpt({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="mt-3">
      <figcaption className="label-mono text-muted">{name}</figcaption>
      <blockquote
        tabIndex={0}
        aria-label={name}
        dir="auto"
        className="mt-1 max-h-60 overflow-y-auto border-l-2 border-ink pl-3 text-sm wrap-anywhere whitespace-pre-wrap print:max-h-none"
      >
        {children}
      </blockquote>
    </figure>
  )
}
