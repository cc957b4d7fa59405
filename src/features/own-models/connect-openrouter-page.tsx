import { useEffect, useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { readOwnEngines, withEngine, writeOwnEngines } from '#engine/browser/own-engines.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { askAgainAt, connectOpenRouter, connectPath, type ConnectFault } from './connect-openrouter.ts'
import { newEngineId } from './use-own-engines.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return { openRouterUrl: context.get(requestContext).config.openRouterUrl }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Connect OpenRouter',
    description: 'Connects your OpenRouter account. The key is kept in this browser only.',
    path: connectPath,
    isHidden: true,
  })
}

const faults: Record<ConnectFault, { title: string; advice: string }> = {
  denied: {
    title: 'OpenRouter was not connected',
    advice: 'You did not allow it there. Nothing has changed. You can connect it at any time.',
  },
  expired: {
    title: 'The permission from OpenRouter has expired',
    advice: 'It is valid for a few minutes and can be used once. Please connect again.',
  },
  'not-ours': {
    title: 'This answer does not belong to a request from this tab',
    advice: 'It was not used. Please connect again, and stay in the same tab.',
  },
  refused: {
    title: 'OpenRouter has a problem',
    advice: 'It has problems right now. Please try again in a few minutes, or paste a key.',
  },
  offline: {
    title: 'OpenRouter could not be reached',
    advice: 'Check your connection, and whether an extension blocks openrouter.ai. Then connect again.',
  },
  insecure: {
    title: 'This page is not secure enough to connect an account',
    advice: 'Browsers allow it on https addresses only. Go back and paste a key instead.',
  },
  odd: {
    title: 'OpenRouter did not return a key',
    advice: 'Please try again, or go back and paste a key.',
  },
}

/** The way to OpenRouter and back. The key goes from there to this browser and is seen by no server of ours. */
export default function ConnectOpenRouterPage() {
  const { openRouterUrl } = useLoaderData<typeof loader>()
  const [failure, setFailure] = useState<{ fault: ConnectFault; returnTo: string }>()
  const hasBegun = useRef(false)

  const run = async () => {
    const here = new URL(window.location.href)
    // Neither the history of the browser nor any figures get to see the code.
    window.history.replaceState(null, '', connectPath)
    const connected = await connectOpenRouter({ openRouterUrl, here })
    if (connected.step === 'leave') return window.location.assign(connected.to)
    if (connected.step === 'failed') return setFailure(connected)
    const settings = { provider: 'openrouter', key: connected.key }
    const engines = readOwnEngines().filter((engine) => !isOpenRouter(engine.settings))
    const engine = { id: newEngineId(), kind: 'key', settings, isOn: true, isForTab: false }
    if (!writeOwnEngines(withEngine(engines, engine)))
      return setFailure({ fault: 'odd', returnTo: connected.returnTo })
    if (connected.asksAgain) askAgainAt(connected.returnTo)
    window.location.replace(connected.returnTo)
  }
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void run()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time the page is opened
  }, [])

  return (
    <main id="content" tabIndex={-1} className="page-width pb-20 outline-none">
      <h1 className="pt-8 pb-6 text-display sm:pt-12">Connect OpenRouter</h1>
      {failure ? (
        <Callout role="alert" title={faults[failure.fault].title}>
          <p>{faults[failure.fault].advice}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {failure.fault === 'insecure' ? null : (
              <Button
                onClick={() => {
                  setFailure(undefined)
                  void run()
                }}
              >
                Connect again
              </Button>
            )}
            <Button variant="secondary" onClick={() => window.location.assign(failure.returnTo)}>
              Back to where you were
            </Button>
          </div>
        </Callout>
      ) : (
        <p role="status">One moment. Taking you to OpenRouter and back.</p>
      )}
      <noscript>
        <p>Connecting an account needs JavaScript, which this browser does not run.</p>
      </noscript>
    </main>
  )
}

function isOpenRouter(settings: unknown): boolean {
  return typeof settings === 'object' && settings !== null && 'provider' in settings
    ? settings.provider === 'openrouter'
    : false
}
