import { z } from 'zod'
import type { BrowserResult, SavedResult } from './collect-browser-results.ts'

const mostAtOnce = 50
const mostCharactersAtOnce = 1_000_000

/** Why some could not be sent. `isOut`: the session has ended; `sentence`: what the server says about it. */
type Reason = { isOut?: true; sentence?: string }
type Outcome = Reason & { kept: SavedResult[]; refused: BrowserResult[] }

/**
 * Asks the server to keep them, in portions that it takes. Gives those that are in the history now and those that it
 * does not take; the rest could not be sent.
 */
export async function sendResults(results: readonly BrowserResult[]): Promise<Outcome> {
  const all: Outcome = { kept: [], refused: [] }
  const portions = portionsOf(results)
  for (let portion = portions.shift(); portion; portion = portions.shift()) {
    const { kept, refused, ...reason } = await send(portion)
    Object.assign(all, reason)
    if (reason.isOut) return all
    all.kept.push(...kept)
    const rest = portion.filter((_, index) => !refused.has(index))
    all.refused.push(...portion.filter((_, index) => refused.has(index)))
    // All or none: without those that it named it takes the others.
    if (rest.length > 0 && rest.length < portion.length) portions.unshift(rest)
  }
  return all
}

const Answer = z.object({ keys: z.array(z.string()).catch([]) })
const Refusal = z.object({
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).default({}),
})

type Sent = Reason & { kept: SavedResult[]; refused: ReadonlySet<number> }
const nothing: Sent = { kept: [], refused: new Set() }

/** All of them as they were kept, or none and the positions of those that the server does not take, if it said so. */
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
    if (response.status !== 400 && response.status !== 409) return nothing
    const { error, fields } = Refusal.parse(await response.json())
    const named = Object.keys(fields).map((field) => Number(field.split('.')[1]))
    if (named.length === 0 && response.status === 409 && error) return { ...nothing, sentence: error }
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
