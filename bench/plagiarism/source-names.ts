import type { Evidence } from '#comparison/comparison.ts'

/**
 * Short titles for sources that are imported, and the way back: answers with the keys as titles and with offsets in the
 * source as it was before importing trimmed it and made its line ends one character.
 */
export function createSourceNames() {
  const keys = new Map<string, string>()
  const places = new Map<string, (offset: number) => number>()
  return {
    add(key: string, text: string): string {
      const name = `source ${keys.size + 1}`
      keys.set(name, key)
      places.set(key, createPlaces(text))
      return name
    },
    /** The same text was there already, under this title. */
    addTwin(key: string, title: string) {
      keys.set(title, key)
    },
    restore(answer: Evidence): Evidence {
      const keyOf = new Map(answer.sources.map(({ id, title }) => [id, keys.get(title) ?? title]))
      return {
        ...answer,
        sources: answer.sources.map((source) => ({ ...source, title: keyOf.get(source.id) ?? source.title })),
        matches: answer.matches.map((match) => {
          const place = places.get(keyOf.get(match.sourceId ?? '') ?? '')
          if (!match.source || !place) return match
          const { start, end } = match.source
          return { ...match, source: { ...match.source, start: place(start), end: place(end) } }
        }),
      }
    },
  }
}

function createPlaces(text: string): (offset: number) => number {
  const whole = text.replace(/\r\n?/g, '\n')
  const trimmed = whole.length - whole.trimStart().length
  if (whole.length === text.length) return (offset) => offset + trimmed
  const offsets: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n' && text[at - 1] === '\r') continue
    offsets.push(at)
  }
  return (offset) => offsets[offset + trimmed] ?? text.length
}
