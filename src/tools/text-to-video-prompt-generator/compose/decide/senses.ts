import { findPlaceSense, type PlaceSense } from '#tools/idea/place-senses.ts'
import type { Place } from '#tools/idea/setting.ts'

/** How the place sounds and is lit; "the edge of the forest" is a forest. */
export function sensesOf(places: readonly Place[]): PlaceSense | undefined {
  const ordered = [...places.filter((place) => place.role !== 'goal'), ...places]
  for (const place of ordered) {
    if (place.sense) return place.sense
    const words = place.phrase.toLowerCase().split(/[^\p{L}-]+/u)
    const joined = findPlaceSense(words.slice(-2).join('-'))
    // In "the edge of the forest" what stands after "of" is the place; the bus of a bus stop is not.
    const inside = words.includes('of')
      ? words
          .toReversed()
          .map(findPlaceSense)
          .find((sense) => sense !== undefined)
      : undefined
    if (joined ?? inside) return joined ?? inside
  }
  return undefined
}

// "one high window or a work lamp": one source is enough.
export function firstChoice(text: string): string {
  return (text.split(/ or | and | by day/u)[0] ?? text).replace(/,.*$/u, '')
}

// A forsaken mall has no door bell any more.
export function isForsaken(words: string): boolean {
  return /\b(?:abandoned|derelict|ruined|deserted|overgrown|forsaken|ghost town)\b/iu.test(words)
}
