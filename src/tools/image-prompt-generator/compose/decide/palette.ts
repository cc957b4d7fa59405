import type { Effects } from './effects.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import type { ArtStyle, Background } from '../../options.ts'
import { backgroundEntries } from './backgrounds.ts'

const named =
  /(?<![\p{L}-])(?:teal|turquoise|crimson|scarlet|maroon|navy|indigo|lavender|lilac|magenta|cyan|mustard|ochre|terracotta|beige|ivory|olive|emerald|mint|coral|salmon|peach|burgundy|charcoal grey|sky blue|dark green|dark blue|light blue|pale blue|bright red|red|blue|green|yellow|orange|purple|violet|pink|brown)(?![\p{L}-])|#[0-9a-f]{6}\b/giu

// Colours that its own parts bring along: "russet fur".
const ofParts =
  /\b(?:russet|tawny|amber|cream|grey-blue|cocoa|reddish-brown|ivory|hazel|silver|pink|red|orange|yellow|green)\b/giu

/** Three to five colours: those of the idea first, then what material, light and place bring. Empty when little is known. */
export function decidePalette(
  picture: PictureIdea,
  styles: readonly ArtStyle[],
  isMonochrome: boolean,
  { colours: effectColours, changesMaterial, isFlat }: Effects,
  lightColours: readonly string[],
  places: readonly Background[],
): string[] {
  if (picture.isLong) return []
  if (isMonochrome)
    return styles.includes('Charcoal Drawing')
      ? ['charcoal black', 'smudged grey', 'toned-paper buff']
      : styles.includes('Sketch')
        ? ['graphite grey', 'pale grey', 'paper white']
        : ['black', 'mid grey', 'white']
  const own = [...picture.idea.scene.matchAll(named)].map(([colour]) =>
    colour.startsWith('#') ? colour : colour.toLowerCase(),
  )
  const backdrop = places.flatMap((place) => [...backgroundEntries[place].colours])
  const brought =
    !changesMaterial && !isFlat ? picture.parts.flatMap((part) => part.match(ofParts) ?? []).slice(0, 2) : []
  const found = [
    ...own,
    ...effectColours,
    ...brought,
    ...(isFlat ? ['black'] : lightColours.slice(0, 2)),
    ...backdrop,
    ...(isFlat ? [] : lightColours.slice(2)),
  ]
  const unique = [...new Set(found)].slice(0, 5)
  return unique.length >= 3 ? unique : []
}
