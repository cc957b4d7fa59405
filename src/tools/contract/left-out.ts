import { joiners, readList } from '#reading/lists.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import type { Item } from './plan.ts'
import type { Piece } from './rendered.ts'

type Lists = { leaveOut?: Item | undefined; excluded?: Item | undefined }

/** Before a thing that is to be left out anyway, they would turn the wish around. */
const negation =
  /^(?:(?:no|without|keine?n?|ohne|pas(?:\s+de)?|sans(?!\s+serif)|aucune?|sin|ningun[ao]?|ningún|sem|nenhuma?|senza|nessuna?|geen|zonder|ingen|utan|без)\s+)+(?=\S)/iu
/** Between things that stand apart: "cars and no people", but not "black and white". */
const joiner = new RegExp(` (?:${[...joiners].join('|')}) (?=${negation.source.slice(1)})`, 'iu')

/** What the picture must not show, each thing once: those of the person, then those that a model found in the idea. */
export function leftOut({ leaveOut, excluded }: Lists): Piece[][] {
  const things = new Map<string, Piece[]>()
  for (const { id, words } of [leaveOut ?? [], excluded ?? []].flat())
    for (const span of words)
      for (const thing of readList(span.text).flatMap((one) => one.split(joiner))) {
        const text = trimEndOf(thing.replace(negation, ''), /[.。]/u)
        const isNew = text !== '' && !things.has(text.toLowerCase())
        if (isNew) things.set(text.toLowerCase(), [{ ...span, text, item: id }])
      }
  return [...things.values()]
}
