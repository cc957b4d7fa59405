import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserStorage, readJson, writeText } from '#shared/browser-storage.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { collectBrowserResults, markSaved, type BrowserResult } from './collect-browser-results.ts'
import * as texts from './keep-browser-results.texts.ts'
import { sendResults } from './send-results.ts'
import { SessionOver } from './session-over.tsx'

type State =
  | { phase: 'asking' | 'sending' | 'closed' }
  | { phase: 'sent'; kept: number; refused: number; isOut?: true; sentence?: string }

/** Offers to take over what only this browser has: made while nobody was signed in, or not saved for another reason. */
export function KeepBrowserResults() {
  const [found, setFound] = useState<readonly BrowserResult[]>([])
  const [state, setState] = useState<State>({ phase: 'asking' })
  const { revalidate } = useRevalidator()

  useEffect(() => {
    let isWanted = true
    void collectBrowserResults().then((results) => {
      if (isWanted) setFound(results.filter(({ idempotencyKey }) => !settledBefore().has(idempotencyKey)))
    })
    return () => {
      isWanted = false
    }
  }, [])

  const keep = async () => {
    setState({ phase: 'sending' })
    const { kept, refused, ...reason } = await sendResults(found)
    // What the server does not take now, it does not take the next time either.
    rememberSettled([...kept, ...refused])
    markSaved(kept)
    const settled = new Set([...kept, ...refused].map(({ idempotencyKey }) => idempotencyKey))
    setFound(found.filter(({ idempotencyKey }) => !settled.has(idempotencyKey)))
    setState({ phase: 'sent', kept: kept.length, refused: refused.length, ...reason })
    if (settled.size > 0) void revalidate()
  }
  const leave = () => {
    rememberSettled(found)
    setState({ phase: 'closed' })
  }

  const done =
    state.phase === 'sent' && state.kept + state.refused > 0 ? (
      <Callout tone={state.kept > 0 ? 'green' : 'blue'} role="status" className="mt-5">
        {state.kept > 0 ? texts.keptNow(state.kept) : ''}
        {state.refused > 0 ? texts.refusedStayHere(state.refused) : ''}
      </Callout>
    ) : null
  if (found.length === 0 || state.phase === 'closed') return done
  return (
    <>
      {done}
      <Callout tone="blue" title={texts.onlyHere(found.length)} className="mt-5">
        <p>{texts.saveThem(found.length)}</p>
        <p role="status" className={state.phase === 'sent' ? 'mt-2 text-red' : 'sr-only'}>
          {state.phase === 'sent' ? state.isOut ? <SessionOver /> : (state.sentence ?? texts.notSaved) : null}
        </p>
        <Button
          size="small"
          className="mt-2 mr-2"
          isBusy={state.phase === 'sending'}
          onClick={() => void keep()}
        >
          {texts.saveToHistory}
        </Button>
        <Button size="small" variant="secondary" className="mt-2" onClick={leave}>
          {texts.notNow}
        </Button>
      </Callout>
    </>
  )
}

const settledKey = 'keptInHistory'

/** Keys of results that are kept already, or that somebody left here. */
function settledBefore(): ReadonlySet<string> {
  const stored = readJson(browserStorage(), settledKey)
  return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [])
}

function rememberSettled(results: readonly BrowserResult[]) {
  const keys = new Set([...settledBefore(), ...results.map(({ idempotencyKey }) => idempotencyKey)])
  writeText(browserStorage(), settledKey, JSON.stringify([...keys].slice(-500)))
}
