import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { browserStorage, readJson, writeText } from '#tools/workbench/browser-storage.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { collectBrowserResults, type BrowserResult } from './collect-browser-results.ts'

/** Offers to take over what this browser kept while nobody was signed in. */
export function KeepBrowserResults() {
  const [found, setFound] = useState<readonly BrowserResult[]>([])
  const keeping = useFetcher<{ kept: number }>()
  const { revalidate } = useRevalidator()
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    let isWanted = true
    void collectBrowserResults().then((results) => isWanted && setFound(results))
    return () => {
      isWanted = false
    }
  }, [])

  useEffect(() => {
    if (!keeping.data) return
    rememberKept(found)
    void revalidate()
  }, [keeping.data, found, revalidate])

  const fresh = found.filter(({ idempotencyKey }) => !keptBefore().has(idempotencyKey))
  if (keeping.data) {
    return (
      <Callout tone="green" role="status" className="mt-5">
        {keeping.data.kept === 1 ? 'One result is' : `${keeping.data.kept} results are`} in your history now.
      </Callout>
    )
  }
  if (fresh.length === 0 || isClosed) return null
  return (
    <Callout
      tone="blue"
      title={
        fresh.length === 1
          ? 'One result is only in this browser'
          : `${fresh.length} results are only in this browser`
      }
      className="mt-5"
    >
      <p>They were made without signing in. Keep them, and you find them on any machine.</p>
      <Button
        size="small"
        className="mt-2 mr-2"
        isBusy={keeping.state !== 'idle'}
        onClick={() =>
          void keeping.submit(JSON.stringify({ results: fresh }), {
            method: 'post',
            action: '/history/changes',
            encType: 'application/json',
          })
        }
      >
        Keep them in my history
      </Button>
      <Button
        size="small"
        variant="secondary"
        className="mt-2"
        onClick={() => {
          rememberKept(fresh)
          setClosed(true)
        }}
      >
        Leave them here
      </Button>
    </Callout>
  )
}

const keptKey = 'keptInHistory'

function keptBefore(): ReadonlySet<string> {
  const stored = readJson(browserStorage(), keptKey)
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [])
}

function rememberKept(results: readonly BrowserResult[]) {
  const keys = new Set([...keptBefore(), ...results.map(({ idempotencyKey }) => idempotencyKey)])
  writeText(browserStorage(), keptKey, JSON.stringify([...keys].slice(-500)))
}
