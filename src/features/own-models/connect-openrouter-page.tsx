import { useEffect, useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { readOwnEngines, withEngine, writeOwnEngines } from '#engine/browser/own-engines.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import * as texts from './connect-openrouter-page.texts.ts'
import { askAgainAt, connectOpenRouter, connectPath, type ConnectFault } from './connect-openrouter.ts'
import { newEngineId } from './use-own-engines.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return { openRouterUrl: context.get(requestContext).config.openRouterUrl }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.connectOpenrouter,
    description: texts.pageDescription,
    path: connectPath,
    isHidden: true,
  })
}

const faults: Record<ConnectFault, { title: string; advice: string }> = {
  denied: { title: texts.notConnected, advice: texts.notConnectedText },
  expired: { title: texts.expired, advice: texts.expiredText },
  'not-ours': { title: texts.otherTab, advice: texts.otherTabText },
  refused: { title: texts.openrouterDown, advice: texts.openrouterDownText },
  offline: { title: texts.unreachable, advice: texts.unreachableText },
  insecure: { title: texts.notSecure, advice: texts.notSecureText },
  odd: { title: texts.noKey, advice: texts.noKeyText },
  'not-kept': { title: texts.keyNotKept, advice: texts.keyNotKeptText },
}

/** Another try would fail the same way, and may leave one more unused key at OpenRouter. */
const lastingFaults: readonly ConnectFault[] = ['insecure', 'not-kept']

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
    const before = await readOwnEngines()
    const engines = before.filter((engine) => !isOpenRouter(engine.settings))
    const engine = { id: newEngineId(), kind: 'key', settings, isOn: true, isForTab: false }
    if (!(await writeOwnEngines(withEngine(engines, engine), before)))
      return setFailure({ fault: 'not-kept', returnTo: connected.returnTo })
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
      <h1 className="pt-8 pb-6 text-display sm:pt-12">{texts.connectOpenrouter}</h1>
      {failure ? (
        <Callout role="alert" title={faults[failure.fault].title}>
          <p>{faults[failure.fault].advice}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {lastingFaults.includes(failure.fault) ? null : (
              <Button
                onClick={() => {
                  setFailure(undefined)
                  void run()
                }}
              >
                {texts.connectAgain}
              </Button>
            )}
            <Button variant="secondary" onClick={() => window.location.assign(failure.returnTo)}>
              {texts.goBack}
            </Button>
          </div>
        </Callout>
      ) : (
        <p role="status">{texts.oneMoment}</p>
      )}
      <noscript>
        <p>{texts.needsScripts}</p>
      </noscript>
    </main>
  )
}

function isOpenRouter(settings: unknown): boolean {
  return typeof settings === 'object' && settings !== null && 'provider' in settings
    ? settings.provider === 'openrouter'
    : false
}
