import { z } from 'zod'
import type { BrowserResult, SavedResult } from './collect-browser-results.ts'

const mostAtOnce = 50
const mostCharactersAtOnce = 1_000_000

/** `isOut`: the session has ended. */
type Outcome = { kept: SavedResult[]; refused: BrowserResult[]; isOut?: true }

/**
 * Asks the server to keep them, in portions that it takes. Gives those that are in the history now and those that it
 * cannot read; the rest could not be sent.
 */
export async function sendResults(results: readonly BrowserResult[]): Promise<Outcome> {
  const all: Outcome = { kept: [], refused: [] }
  for (const portion of portionsOf(results)) {
    const { kept, refused, isOut } = await send(portion)
    if (isOut) return { ...all, isOut }
    const rest = portion.filter((_, index) => !refused.has(index))
    all.refused.push(...portion.filter((_, index) => refused.has(index)))
    all.kept.push(...kept)
    // All or none: without those that it named it takes the others.
    if (refused.size > 0 && rest.length > 0) all.kept.push(...(await send(rest)).kept)
  }
  return all
}

const Answer = z.object({ keys: z.array(z.string()).catch([]) })
const Refusal = z.object({ fields: z.record(z.string(), z.string()) })

type Sent = { kept: SavedResult[]; refused: ReadonlySet<number>; isOut?: true }
const nothing: Sent = { kept: [], refused: new Set() }

/** All of them as they were kept, or none and the positions of those that the server cannot read, if it said so. */
async function send(results: readonly BrowserResult[]): Promise<Sent> {
  try {
    const response = await fetch('/history/changes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ results }),
    })
    if (response.ok) {
      const { keys } = Answer.parse(await response.json())
      const kept = results.map((one, index) => ({ ...one, savedAs: keys[index] ?? one.idempotencyKey }))
      return { kept, refused: new Set() }
    }
    if (response.status === 401) return { ...nothing, isOut: true }
    if (response.status !== 400) return nothing
    const { fields } = Refusal.parse(await response.json())
    const named = Object.keys(fields).map((field) => Number(field.split('.')[1]))
    return named.every(Number.isInteger) ? { kept: [], refused: new Set(named) } : nothing
  } catch {
    return nothing
  }
}

function portionsOf(results: readonly BrowserResult[]): BrowserResult[][] {
  const portions: BrowserResult[][] = []
  let room = 0
  for (const result of results) {
    const length = JSON.stringify(result).length
    const last = portions.at(-1)
    if (last && last.length < mostAtOnce && length <= room) last.push(result)
    else {
      portions.push([result])
      room = mostCharactersAtOnce
    }
    room -= length
  }
  return portions
}
