import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/**
 * A part of a page that is fetched when it is needed or before (`preload`), with `waiting` in its place until then; when
 * it cannot be fetched, the page goes on without it until it is drawn again.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  waitingAnywhere?: ReactNode,
) {
  const fetchPart = (): ComponentType<Props> =>
    lazy(async () => {
      const parts = await load().catch(() => undefined)
      if (!parts) Part = fetchPart()
      return { default: parts?.[name] ?? (() => null) }
    })
  let Part = fetchPart()
  const LazyPart = ({ waiting = waitingAnywhere, ...props }: Props & { waiting?: ReactNode }) => (
    <Suspense fallback={waiting}>
      <Part {...(props as unknown as Props)} />
    </Suspense>
  )
  return Object.assign(LazyPart, { preload: () => void load().catch(() => undefined) })
}
