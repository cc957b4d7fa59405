import { useLocation } from 'react-router'
import { buttonStyle } from '#ui/button-style.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import * as texts from './failure-view.texts.ts'

/** Any failure nobody expected; says what is safe and what to do, and nothing about the inside. */
export function FailureView({ status }: { status: number }) {
  const { pathname, search } = useLocation()
  const isOffline = navigator.onLine === false
  return (
    <main id="content" tabIndex={-1} className="page-width py-10 outline-none sm:py-16">
      <Sheet hasGrid className="p-6 sm:p-10">
        <h1 className="text-3xl">{texts.somethingWentWrong}</h1>
        <p className="mt-3 max-w-xl">{isOffline ? texts.noConnection : texts.ourFault}</p>
        <div className="mt-6 flex flex-wrap gap-2">
          {/* A full load: whatever broke in this page's memory is gone with it. */}
          <a href={pathname + search} className={buttonStyle('primary', 'medium')}>
            {texts.tryAgain}
          </a>
          <LinkButton to="/" variant="secondary" reloadDocument>
            {texts.goHome}
          </LinkButton>
        </div>
        <TitleBlock
          className="mt-8 max-w-sm"
          cells={[{ label: texts.status, value: isOffline ? texts.offline : String(status) }]}
        />
      </Sheet>
    </main>
  )
}
