import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as texts from './auth-frame.texts.ts'

type AuthFrameProps = {
  title: string
  lead: string
  /** Alerts and messages, above the form. */
  notice?: ReactNode
  /** The form; without one there is no box. */
  children?: ReactNode
  below?: ReactNode
}

/** What the pages around signing in share: heading, message, a form in a box, links below it. */
export function AuthFrame({ title, lead, notice, children, below }: AuthFrameProps) {
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <div className="mx-auto max-w-md py-8 sm:py-12">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-muted">{lead}</p>
        <div className="mt-6 grid gap-3">{notice}</div>
        {children ? <div className="mt-6 border border-ink bg-paper p-5 sm:p-6">{children}</div> : null}
        {below ? <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">{below}</p> : null}
      </div>
    </main>
  )
}

export function BackToSignIn() {
  return (
    <Link to="/auth" className="text-blue underline underline-offset-4">
      {texts.backToSignIn}
    </Link>
  )
}
