import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { track } from '#shared/track.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as texts from './not-found-view.texts.ts'
import { popularPages } from './popular-pages.ts'

/** `tools`: those that exist here; a link to a missing tool would only lead back to this page. */
export function NotFoundView({ tools }: { tools: readonly { slug: string; name: string; path: string }[] }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isReported, setIsReported] = useState(false)

  function report() {
    track('broken_link_reported', { path: pathname })
    setIsReported(true)
  }

  return (
    <main id="content" tabIndex={-1} className="page-width py-10 outline-none sm:py-16">
      <Sheet hasGrid className="grid gap-8 p-6 sm:p-10 lg:grid-cols-[auto_1fr] lg:gap-14">
        <MissingNumber />
        <div className="min-w-0 self-center">
          <h1 className="text-3xl">{texts.oopsNotFound}</h1>
          <p className="mt-3 max-w-xl">
            {texts.nothingAtStart}{' '}
            <code className="bg-surface wrap-anywhere text-red">{readable(pathname)}</code>
            {texts.nothingAtEnd}
          </p>
          <div className="mt-6 flex flex-wrap gap-2">
            <LinkButton to="/">{texts.goHome}</LinkButton>
            <LinkButton to="/tools" variant="secondary">
              {texts.browseTools}
            </LinkButton>
            <LinkButton to="/contact" variant="secondary">
              {texts.contactUs}
            </LinkButton>
          </div>
          <h2 className="mt-8 text-lg">{texts.popularPages}</h2>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {popularPages(tools).map((page) => (
              <li key={page.path}>
                <Link
                  to={page.path}
                  className="inline-flex min-h-11 items-center text-blue underline underline-offset-4"
                >
                  {page.name}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-5">
            <Button variant="quiet" size="small" className="-ml-3" onClick={() => navigate(-1)}>
              <Icon name="arrowLeft" />
              {texts.goBack}
            </Button>
            <Button variant="quiet" size="small" className="-ml-3" disabled={isReported} onClick={report}>
              <Icon name="pencil" />
              {texts.reportBrokenLink}
            </Button>
            <div role="status" className="min-w-0">
              {isReported ? (
                <Callout tone="green" title={texts.thankYou}>
                  {texts.reportReceived}
                </Callout>
              ) : null}
            </div>
          </div>
        </div>
      </Sheet>
    </main>
  )
}

function MissingNumber() {
  return (
    <p className="relative text-[clamp(5.5rem,24vw,12rem)] leading-none font-bold tracking-tighter">
      <span className="missing-number">404</span>
    </p>
  )
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
