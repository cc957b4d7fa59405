import type { Choice } from './plan.ts'
import type { Piece } from './rendered.ts'
import type { ToolCore } from './tool-core.ts'
import { countWords } from '#shared/text/count-words.ts'

/** What a composed answer says about its sources, for one dialect. */
export type Provenance = {
  /** A sentence each; empty when every span tells the truth. */
  faults: string[]
  words: number
  /** Words of the tables that no choice selected. */
  unchosenWords: number
}

type Input = Record<string, unknown>

/**
 * Holds each rendered span to its source: a person's words are in the field they name, and a standard span is gone
 * when a choice that selected it is taken back or changed. `others`: another value for a field, where there is one.
 */
export function checkProvenance(
  core: ToolCore,
  input: Input,
  dialect: string,
  others: Readonly<Record<string, unknown>> = {},
): Provenance | undefined {
  const pieces = piecesFor(core, input, dialect)
  if (pieces === undefined) return undefined
  const faults: string[] = []
  for (const piece of pieces) {
    if (piece.from === 'model') faults.push(`“${piece.text.slice(0, 60)}” claims to be a model's`)
    else if (piece.from === 'you') {
      if (!isIn(piece.text, input[piece.field ?? '']))
        faults.push(`“${piece.text.slice(0, 60)}” is not in ${piece.field}`)
    } else if (!piece.row) faults.push(`“${piece.text.slice(0, 60)}” names no row`)
  }
  const chosen = new Set(pieces.flatMap(({ by = [] }) => by.map(({ field }) => field)))
  for (const field of chosen) {
    for (const value of [undefined, ...(field in others ? [others[field]] : [])]) {
      if (JSON.stringify(value) === JSON.stringify(input[field])) continue
      const without = { ...input, [field]: value }
      if (value === undefined) delete without[field]
      // A preset in the place of the value is the same choice.
      if (isSameInput(core, input, without)) continue
      const left = piecesFor(core, without, dialect)
      if (left === undefined) continue
      const stays = staying(
        pieces,
        left,
        ({ field: of, value: was }) =>
          // The dialect that is shown is a choice of its own, also where the form names another one.
          of === field && was !== dialect && !isStillChosen(was, value),
      )
      if (stays)
        faults.push(
          `“${stays.text.slice(0, 60)}” (${stays.row}) stays when ${field} becomes ${JSON.stringify(value)}`,
        )
    }
  }
  const isUnchosen = ({ from, by = [] }: Piece) => from !== 'you' && by.length === 0
  return {
    faults,
    words: countWords(pieces.map(({ text }) => text).join('')),
    unchosenWords: pieces.filter(isUnchosen).reduce((sum, { text }) => sum + countWords(text), 0),
  }
}

/** A span that names this field and its old value and is still there, word for word and with the same claim. */
function staying(
  before: readonly Piece[],
  after: readonly Piece[],
  isGone: (choice: Choice) => boolean,
): Piece | undefined {
  const claims = new Set(after.map(claimOf))
  return before.find(
    (piece) => piece.by?.some(isGone) && /\p{L}/u.test(piece.text) && claims.has(claimOf(piece)),
  )
}

/** One of several choices may stay while another one comes or goes. */
function isStillChosen(choice: string, value: unknown): boolean {
  return Array.isArray(value) ? value.includes(choice) : value === choice
}

function isSameInput(core: ToolCore, one: Input, other: Input): boolean {
  return JSON.stringify(core.input.safeParse(one).data) === JSON.stringify(core.input.safeParse(other).data)
}

function claimOf({ text, row, by }: Piece): string {
  return JSON.stringify([text, row, by])
}

function piecesFor(core: ToolCore, input: Input, dialect: string): Piece[] | undefined {
  const parsed = core.input.safeParse(input)
  if (!parsed.success) return undefined
  const plan = core.compose(parsed.data)
  if (plan === undefined) return undefined
  const dialects = core.dialects(plan, parsed.data)
  const found = dialects.find(({ id }) => id === dialect) ?? dialects[0]
  return found?.render(plan, parsed.data).flatMap(({ pieces }) => pieces)
}

function isIn(text: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => isIn(text, one))
  return typeof value === 'string' && value.includes(text.trim())
}
