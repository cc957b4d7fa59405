import type { Concept } from '../decide/concept.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

const mostWords = 90

/** One concept of idea mode, at most ninety words: what stands behind goes first, then the second object. */
export function writeIdea(concept: Concept, number: number): string {
  const { object: _object, ...withoutObject } = concept
  const versions = [
    write(concept, number, true),
    write(concept, number, false),
    write(withoutObject, number, false),
  ]
  return (
    versions.find((text) => text.split(/\s+/u).length <= mostWords) ?? write(withoutObject, number, false)
  )
}

function write(
  concept: Omit<Concept, 'object'> & { object?: string },
  number: number,
  hasGround: boolean,
): string {
  const { name, hook, focal, object, background, overlay, palette, angle, adds, arrangement } = concept
  const { ground, accent, neutral } = palette
  return [
    `Concept ${number}: ${name}`,
    `Hook: ${hook}`,
    `Picture: ${upperFirst(focal)}, ${places[arrangement]}${object ? `; ${object}` : ''}.${hasGround ? ` Behind: ${background}.` : ''}`,
    `Text on image: ${overlay === undefined ? 'none' : `"${overlay}"`}`,
    `Colours: ${accent.name} on ${ground.name}, ${neutral.name}`,
    `Why it differs: ${angle}, ${concept.isFace ? 'carried by a face' : 'without a face'}`,
    `Pairs with title: ${adds}.`,
  ].join('\n')
}

const places = {
  left: 'on the left third',
  right: 'right of centre',
  split: 'in two halves',
  wide: 'small and low',
} as const
