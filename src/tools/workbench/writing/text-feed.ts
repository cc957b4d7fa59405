/** A model's words as they come, outside of React: what shows them adds to what it shows already. */
export type TextFeed = {
  /** Everything so far. */
  text: () => string
  /** The heading the model has come to. */
  heading: () => string | undefined
  append: (text: string) => void
  reach: (heading: string) => void
  subscribe: (listener: () => void) => () => void
}

export function createTextFeed(): TextFeed {
  let text = ''
  let heading: string | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    text: () => text,
    heading: () => heading,
    append(more) {
      text += more
      tell()
    },
    reach(next) {
      heading = next
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
