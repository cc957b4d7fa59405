import type { Direction } from '../direction.ts'
import { videoModels } from '../knowledge/models.ts'
import { listed, trimmed } from '../write/write-prompt.ts'
import { clip, wordCount } from '../words/subject-words.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** One shot in 40 to 120 words, everything said as what is there. */
export function writeForRunway(direction: Direction): { text: string; settings: string } {
  const [shot] = direction.shots
  if (!shot) throw new Error('A film without a shot')
  const [identity] = direction.identities
  const beats = shot.beats.map((beat) => trimmed(beat.text)).filter((text) => text !== trimmed(shot.action))
  const parts = [
    `${upperFirst(shot.move)}, ${shot.size}, ${shot.angle}: ${clip(trimmed(shot.action), 40)}.`,
    identity ? `${upperFirst(identity.name)} with ${listed(identity.marks.split(', ').slice(0, 2))}.` : '',
    ...beats.map((beat) => `${upperFirst(beat)}.`),
    `${upperFirst(direction.light)}.`,
    `${upperFirst(direction.look)}, in ${listed(direction.palette)}.`,
    direction.shots.length === 1 ? `It ends on ${trimmed(direction.endFrame)}.` : '',
    direction.secondary === '' ? '' : `${upperFirst(direction.secondary)}.`,
  ].filter(Boolean)
  // The last sentences are the ones that can go.
  while (parts.length > 3 && wordCount(parts.join(' ')) > 120) parts.splice(parts.length - 1, 1)
  const [least, most] = videoModels.runway.seconds
  const length = Math.min(
    most,
    Math.max(least, direction.shots.length === 1 ? direction.seconds : shot.to - shot.from),
  )
  const rest =
    direction.shots.length > 1 ? ` · this is shot 1 of ${direction.shots.length}, one run each` : ''
  return {
    text: clip(parts.join(' '), 120).slice(0, videoModels.runway.maxCharacters),
    settings: `Length ${length} s · ${direction.aspect}${rest}`,
  }
}
