import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, type MetaArgs } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import { createResultStore } from './output/result-store.ts'
import { readHandedResult } from './output/handed-result.ts'
import { ResultView } from './output/result-view.tsx'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Your developer-ready prompt',
    description:
      'Copy your prompt, open it in Lovable, Cursor, Replit, v0 or GitHub Copilot, re-compile it for another tool, or download it as files.',
    path: '/output',
    isHidden: true,
  })
}

export default function OutputPage() {
  const location = useLocation()
  const [store] = useState(() => createResultStore(browserStorage(), readHandedResult(location.state)))
  const result = useSyncExternalStore(store.subscribe, store.result, () => undefined)
  const isHydrating = useIsHydrating()

  useEffect(() => {
    const receive = (event: StorageEvent) => store.receive(event.key)
    window.addEventListener('storage', receive)
    return () => window.removeEventListener('storage', receive)
  }, [store])

  return (
    <main id="content" tabIndex={-1} className="page-width pt-5 pb-20 outline-none sm:pt-8">
      <h1 className="text-3xl">Your developer-ready prompt</h1>
      {result ? (
        <ResultView result={result} store={store} />
      ) : isHydrating ? (
        // Only the browser knows whether there is a prompt.
        <>
          <Sheet className="mt-4 min-h-96" />
          <noscript>
            <NothingYet />
          </noscript>
        </>
      ) : (
        <NothingYet />
      )}
    </main>
  )
}

function NothingYet() {
  return (
    <div className="construction mt-4 max-w-xl px-6 py-10">
      <p className="mb-5 text-lg">No prompt data found.</p>
      <LinkButton to="/generate">Generate New Prompt</LinkButton>
    </div>
  )
}
