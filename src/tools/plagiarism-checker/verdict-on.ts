import { bandOf, isPraised, type Found } from './messages.ts'
import * as texts from './result.texts.ts'

/** What is said below the score. */
export function verdictOn(found: Found): string[] {
  const band = bandOf(found.score)
  if (band !== 'green' || isPraised(found)) return [texts.bands[band]]
  const shared = found.matches.filter(({ counts }) => counts).length
  return [
    ...(found.breakdown.words === 0 ? [texts.noWords] : []),
    ...(shared > 0 ? [texts.sharedPassages(shared)] : []),
    ...(found.notes.some(({ kind }) => kind === 'changed') ? [texts.seeNotes] : []),
  ]
}
