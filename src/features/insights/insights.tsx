import { lazy, Suspense, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Viewer } from '#shared/viewer.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { onPrivacyChoice, privacyChoice } from './privacy-choice.ts'
import type { Insights as Client, InsightsSettings } from './start-insights.ts'
import type { ToolLink } from './watch-page.ts'

// It stands in the page that the server sends, so that it is painted with the rest; its script comes later. A blocker
// may stop that script: then nobody is asked, and nothing is more than counted.
const ConsentBar = lazy<ComponentType<{ hasRecording: boolean }>>(() =>
  import('./consent-bar.tsx').then(
    (module) => ({ default: module.ConsentBar }),
    () => ({ default: () => null }),
  ),
)

type InsightsProps = { settings: InsightsSettings; viewer: Viewer | null; tools: readonly ToolLink[] }

/** Stands in the document when analytics is switched on; fetches its parts when the page has nothing better to do. */
export function Insights({ settings, viewer, tools }: InsightsProps) {
  const client = useRef<Client>(undefined)
  const choice = useSyncExternalStore(onPrivacyChoice, privacyChoice, () => 'open' as const)
  const { pathname } = useLocation()
  const isMissing = useMatches().at(-1)?.id.endsWith('not-found-page') ?? true
  // The address of a page that does not exist may be anything somebody typed.
  const path = isMissing ? '/404' : pathname
  const person = viewer ?? undefined
  const now = useRef({ path, person, settings, tools })

  useEffect(() => {
    now.current = { path, person, settings, tools }
  })

  useEffect(
    () =>
      whenIdle(() => {
        void import('./start-insights.ts')
          .then(({ startInsights }) => {
            client.current ??= startInsights(now.current.settings, now.current.tools)
            client.current.personIs(now.current.person)
            client.current.pageViewed(now.current.path)
          })
          // Blocked: then nothing is counted.
          .catch(() => undefined)
      }),
    [],
  )
  useEffect(() => client.current?.personIs(person), [person])
  useEffect(() => client.current?.pageViewed(path), [path])

  if (choice !== 'open') return null
  return (
    <Suspense>
      <ConsentBar hasRecording={settings.recordingSample > 0} />
    </Suspense>
  )
}
