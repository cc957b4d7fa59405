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
  const afterFailure = (): { default: ComponentType<Props> } => {
    const Next = fetchPart()
    latest = Next
    function Missing(props: Props) {
      const [isWanted, setIsWanted] = useState(false)
      if (isWanted) return <Next {...props} />
      return (
        <Callout role="alert">
          {texts.partNotLoaded}{' '}
          <Button variant="quiet" size="small" onClick={() => setIsWanted(true)}>
            {texts.tryAgain}
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
    // Kept: the next try belongs to whoever asks for it, not to each key that draws the page again.
    const [Part] = useState(() => latest)
    return (
      <Suspense fallback={waiting}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    )
  }
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) })
}
