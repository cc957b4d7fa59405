import { lazy, useState, type ComponentType } from 'react'
import { useIsHydrating } from './use-is-hydrating.ts'

// The same object every time: React writes `innerHTML` anew for another one.
const asServed = { __html: '' }

/**
 * A part of a page that is only looked at. In the page that the server sends it stays as it was sent and needs no
 * script, until `isStill` says once that it is to change. Who comes from another page fetches its script along with
 * the page's own.
 */
export function stillPart<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const isServed = typeof document !== 'undefined' && document.getElementById(id) !== null
  // Never fails: the page works without what is only looked at.
  const preload = () => load().catch((): { default: ComponentType<Props> } => ({ default: () => null }))
  if (!isServed) void preload()
  const Part = lazy(preload) as unknown as ComponentType<Props>

  function StillPart({ isStill = true, ...props }: Props & { isStill?: boolean }) {
    const isHydrating = useIsHydrating()
    const [isKept] = useState(isHydrating && isServed)
    return isKept && isStill ? (
      <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
    ) : (
      <div id={id}>
        <Part {...(props as Props)} />
      </div>
    )
  }
  return Object.assign(StillPart, { preload })
}
