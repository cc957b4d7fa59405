import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import * as texts from './lazy-part.texts.ts'

/**
 * A part of a page that is fetched when it is needed or before (`preload`), with `waiting` in its place until then; when
 * it cannot be fetched, an offer to try again stands there.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waitingAnywhere?: ReactNode,
) {
  let failures = 0
  const afterFailure = (): { default: ComponentType<Props> } => {
    // Many browsers keep a failed import until the page is loaded anew.
    const wasTriedAgain = ++failures > 1
    const Next = fetchPart()
    latest = Next
    function Missing(props: Props) {
      const [isWanted, setIsWanted] = useState(false)
      if (isWanted) return <Next {...props} />
      return (
        <Callout role="alert">
          {texts.partNotLoaded}{' '}
          <Button
            variant="quiet"
            size="small"
            onClick={() => (wasTriedAgain ? window.location.reload() : setIsWanted(true))}
          >
            {wasTriedAgain ? texts.reloadPage : texts.tryAgain}
          </Button>
        </Callout>
      )
    }
    return { default: Missing }
  }
  const fetchPart = (): ComponentType<Props> =>
    lazy(() => load().then((parts) => ({ default: parts[name] as ComponentType<Props> }), afterFailure))
  let latest = fetchPart()
  const LazyPart = ({ waiting = waitingAnywhere, ...props }: Props & { waiting?: ReactNode }) => {
    // Kept, so that a redraw does not start the next try: only the button does.
    const [Part] = useState(() => latest)
    return (
      <Suspense fallback={waiting}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    )
  }
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) })
}
