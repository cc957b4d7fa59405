import { z } from 'zod'
import type { BrowserResult } from './collect-browser-results.ts'

const mostAtOnce = 50
const mostCharactersAtOnce = 1_000_000

/**
 * Asks the server to keep them, in portions that it takes. Gives those that are in the history now and those that it
 * cannot read; the rest could not be sent.
 */
export async function sendResults(
  results: readonly BrowserResult[],
): Promise<{ kept: BrowserResult[]; refused: BrowserResult[] }> {
  const all: { kept: BrowserResult[]; refused: BrowserResult[] } = { kept: [], refused: [] }
  for (const portion of portionsOf(results)) {
    const refused = await send(portion)
    if (refused === 'failed') continue
    const rest = portion.filter((_, index) => !refused.has(index))
    all.refused.push(...portion.filter((_, index) => refused.has(index)))
    // All or none: without those that it named it takes the others.
    const isKept = refused.size === 0 || (rest.length > 0 && isEmpty(await send(rest)))
    if (isKept) all.kept.push(...rest)
  }
  return all
}

function isEmpty(refused: ReadonlySet<number> | 'failed'): boolean {
  return refused !== 'failed' && refused.size === 0
}

const Refusal = z.object({ fields: z.record(z.string(), z.string()) })

/** The positions of those that the server cannot read; none when it has kept them all. */
async function send(results: readonly BrowserResult[]): Promise<ReadonlySet<number> | 'failed'> {
  try {
    const response = await fetch('/history/changes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ results }),
    })
    if (response.ok) return new Set()
    if (response.status !== 400) return 'failed'
    const { fields } = Refusal.parse(await response.json())
    const named = Object.keys(fields).map((field) => Number(field.split('.')[1]))
    return named.every(Number.isInteger) && named.length > 0 ? new Set(named) : 'failed'
  } catch {
    return 'failed'
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
