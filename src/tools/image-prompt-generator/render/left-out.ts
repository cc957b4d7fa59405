import { commas, joiners, readList, splitOutside } from '#reading/lists.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import type { Piece } from '../../contract/rendered.ts'
import type { ImagePlan } from '../plan.ts'

/** Before a thing that is to be left out anyway, they would turn the wish around. */
const negation =
  /^(?:(?:no|without|keine?n?|ohne|pas|de|sans|aucune?|sin|ningun[ao]?|ningún|sem|nenhuma?|senza|nessuna?|geen|zonder|ingen|utan|без)\s+)+(?=\S)/iu
const joiner = new RegExp(` (?:${[...joiners].join('|')}) `, 'iu')

/** What the picture must not show, each thing once: those of the person, then those that a model found in the idea. */
export function leftOut({ leaveOut, excluded }: Pick<ImagePlan, 'leaveOut' | 'excluded'>): Piece[][] {
  const things = new Map<string, Piece[]>()
  for (const { id, words } of [leaveOut ?? [], excluded ?? []].flat())
    for (const span of words)
      for (const thing of listOf(span.text)) {
        const text = trimEndOf(thing.replace(negation, ''), /[.。]/u)
        const isNew = text !== '' && !things.has(text.toLowerCase())
        if (isNew) things.set(text.toLowerCase(), [{ ...span, text, item: id }])
      }
  return [...things.values()]
}

/** In "cars, umbrellas and people" the last two are two things; "black and white" alone stays one. */
function listOf(text: string): string[] {
  const things = readList(text)
  const isRun = things.length > 1 && things.length === splitOutside(text, commas).length
  return isRun ? [...things.slice(0, -1), ...(things.at(-1) ?? '').split(joiner)] : things
}
