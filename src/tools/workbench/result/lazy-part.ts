import { lazy, type ComponentType } from 'react'

/** A part of a page that is fetched when it is needed; when it cannot be fetched, the page goes on without it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
}

function Nothing() {
  return null
}
