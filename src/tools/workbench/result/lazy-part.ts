import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of a page that is fetched when it is needed; when it cannot be fetched, the page goes on without it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: Nothing }
    }
  })
}

function Nothing() {
  return null
}
