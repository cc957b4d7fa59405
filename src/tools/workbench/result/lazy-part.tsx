import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/**
 * A part of a page that is fetched when it is needed, with `waiting` in its place until then; when it cannot be
 * fetched, the page goes on without it.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const Part: ComponentType<Props> = lazy(async () => ({
    default: (await load().catch(() => undefined))?.[name] ?? Nothing,
  }))
  return ({ waiting, ...props }: Props & { waiting?: ReactNode }) => (
    <Suspense fallback={waiting}>
      <Part {...(props as unknown as Props)} />
    </Suspense>
  )
}

function Nothing() {
  return null
}
