import { findMaterial } from '#tools/idea/materials.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { Background, Quality } from '../../options.ts'
import { joinList } from '#shared/text/join-list.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import type { Medium } from './medium.ts'
import type { Part } from './part.ts'

export type Finish = { parts: Part[]; notes: Note[] }

/** Qualities as something that can be seen; never as a size or a superlative. */
export function decideFinish(
  picture: PictureIdea,
  medium: Medium,
  chosen: readonly Quality[],
  places: readonly Background[],
): Finish {
  const notes: Note[] = []
  const isSoft = chosen.includes('Soft Focus')
  const parts = chosen.map((quality) =>
    partOf(quality, picture, medium, { isSharp: chosen.some(isSharpening), places }),
  )
  if (isSoft && chosen.some(isSharpening))
    notes.push({
      kind: 'resolved',
      text: `Soft focus and ${joinList(chosen.filter(isSharpening))}: the subject stays sharp, the softness is kept to what surrounds it.`,
    })
  if (chosen.includes('Motion Blur') && picture.idea.actions.length === 0)
    notes.push({
      kind: 'resolved',
      text: 'Nothing moves in your idea, so the motion blur is kept to the background.',
    })
  if (chosen.includes('Studio Photo') && places.some(isOutdoors))
    notes.push({
      kind: 'resolved',
      text: 'Studio Photo outdoors becomes a location shoot with the light control of a studio.',
    })
  return { parts, notes }
}

function isSharpening(quality: Quality): boolean {
  return quality === 'High Detail' || quality === '4K'
}

function isOutdoors(place: Background): boolean {
  return (
    place === 'Nature/Forest' ||
    place === 'Urban City' ||
    place === 'Beach/Ocean' ||
    place === 'Sci-fi Landscape'
  )
}

function partOf(
  quality: Quality,
  picture: PictureIdea,
  medium: Medium,
  { isSharp, places }: { isSharp: boolean; places: readonly Background[] },
): Part {
  const { ref } = picture
  const isPhoto = medium.kind === 'photo'
  switch (quality) {
    case '4K':
      return isPhoto || medium.kind === 'render'
        ? say('detail stays finely resolvable, with clean edges', 'fine resolvable detail with clean edges')
        : say(
            'it is reproduced as a crisp scan of the artwork, with fine resolvable detail and clean edges',
            'a crisp scan with fine resolvable detail and clean edges',
          )
    case 'HDR':
      return say(
        'high dynamic range holds detail in both highlights and shadows',
        'high dynamic range in highlights and shadows',
      )
    case 'Studio Photo':
      if (!isPhoto)
        return say(
          'it has the even, colour-accurate control of a studio photo',
          'the colour accuracy of a studio photo',
        )
      return places.some(isOutdoors)
        ? say(
            'a location shoot with studio-grade lighting, it has the controlled, colour-accurate finish of a studio photo',
            'a location shoot with the finish of a studio photo',
          )
        : say(
            'it has the controlled, colour-accurate finish of a commercial studio photo',
            'the finish of a commercial studio photo',
          )
    case 'High Detail': {
      const [one, two] = materialsOf(picture)
      return two === undefined
        ? say(
            `high detail is kept for the surface and the edges of ${ref}`,
            `high detail on the surface of ${ref}`,
          )
        : say(`high detail is kept for two surfaces, ${one} and ${two}`, `high detail on ${one} and ${two}`)
    }
    case 'Motion Blur':
      return isPhoto
        ? say(
            `motion blur touches only ${moving(picture)}, while ${ref} ${picture.isPlural ? 'stay' : 'stays'} sharp`,
            `motion blur on ${moving(picture)} only`,
          )
        : say(
            `dragged strokes give motion blur to ${moving(picture)}, while ${ref} ${picture.isPlural ? 'stay' : 'stays'} clear`,
            `motion blur in dragged strokes on ${moving(picture)}`,
          )
    case 'Soft Focus':
      return isSharp
        ? say(
            `a soft-focus bloom lies on the surroundings only, ${ref} sharp inside it`,
            'soft focus on the surroundings only',
          )
        : say(
            'soft focus lets the highlights bloom gently into their edges',
            'soft focus with gently blooming highlights',
          )
  }
}

function say(full: string, tag: string): Part {
  return { full, brief: tag, tag }
}

function materialsOf(picture: PictureIdea): [string, string | undefined] {
  const { parts, ref, other, idea } = picture
  const of = (part: string | undefined, owner: string) =>
    part === undefined ? undefined : `the ${coreOf(part)} of ${owner}`
  const [one, two] = picture.isLong ? namedMaterials(idea.scene) : []
  if (one !== undefined && two !== undefined) return [one, two]
  const first = of(parts[0], picture.partsRef) ?? `the surface of ${ref}`
  const touch = idea.setting.place?.sense?.touch
    .split(', ')
    .find((one) => !/rail|brass|rope|seat|cloth/u.test(one))
  return [
    first,
    of(other?.parts[0], other?.ref ?? '') ??
      (touch ? `the ${touch.replace(/^an? /u, '')}` : undefined) ??
      of(parts[1], picture.partsRef),
  ]
}

// Of "glass catching the sky" only the glass can be owned.
function coreOf(part: string): string {
  return part
    .replace(/^an? /u, '')
    .replace(
      / (?:with|that|catching|glowing|sinking|pooling|kept|pushed|falling|running|bent|under|at|along|in|from|over|where|without|below) .*$/u,
      '',
    )
}

// "the warm yellow shine of the brass", for materials that the idea itself names.
function namedMaterials(scene: string): string[] {
  const found = new Map<string, string>()
  for (const [word] of scene.matchAll(/\p{L}{3,}/gu)) {
    const material = findMaterial([word])
    const look = material?.looks.split(', ')[0]?.replace(/ or \S+/u, '')
    if (look !== undefined && !found.has(look) && !/(?:en|y|ed)$/u.test(word))
      found.set(look, `the ${look.replace(/^an? /u, '')} of the ${word.toLowerCase()}`)
    if (found.size === 2) break
  }
  return [...found.values()]
}

function moving(picture: PictureIdea): string {
  if (picture.idea.actions.length === 0) return 'the background'
  if (picture.hasPeople) return 'the moving hands and cloth'
  return picture.main?.animate ? 'the limbs that move' : 'the part that moves'
}
