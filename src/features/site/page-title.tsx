import type { ReactNode } from 'react'

type PageTitleProps = { title: string; lead: ReactNode; above?: ReactNode }

export function PageTitle({ title, lead, above }: PageTitleProps) {
  return (
    <header className="pt-8 pb-8 sm:pt-12">
      {above}
      <h1 className="text-display">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
    </header>
  )
}
