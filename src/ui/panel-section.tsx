import { useId, type ReactNode } from 'react'

/** One ruled part of the column beside the prompt. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-3">
      <h2 id={id} className="mb-2 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
