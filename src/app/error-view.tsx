import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { FailureView } from '#features/site/failure-view.tsx'
import * as texts from './error-view.texts.ts'

// Seldom seen, so not part of every page.
const NotFoundView = lazy(() =>
  import('#features/site/not-found-view.tsx').then((module) => ({ default: module.NotFoundView })),
)

type ToolLink = { slug: string; name: string; path: string }

/** What a visitor sees instead of a page that could not be found or drawn. */
export function ErrorView({ error, tools }: { error: unknown; tools: readonly ToolLink[] }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  return (
    <>
      <title>{isMissing ? texts.pageNotFound : texts.somethingWentWrong}</title>
      {isMissing ? (
        <Suspense>
          <NotFoundView tools={tools} />
        </Suspense>
      ) : (
        <FailureView status={status} />
      )}
    </>
  )
}
