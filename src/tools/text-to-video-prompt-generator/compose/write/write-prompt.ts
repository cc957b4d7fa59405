import type { Direction, Shot } from '../direction.ts'
import { clip, wordCount } from '../words/subject-words.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** The whole direction as prose with labelled lines: what works in any model. */
export function writePrompt(direction: Direction): string {
  const most = direction.shots.length > 1 ? 280 : 200
  for (const level of [0, 1, 2, 3] as const) {
    const text = linesOf(direction, level).join('\n')
    if (wordCount(text) <= most) return text
  }
  return linesOf(direction, 4).join('\n')
}

/** Higher levels leave out what is said elsewhere, so that long ideas keep their own words. */
type Level = 0 | 1 | 2 | 3 | 4

function linesOf(direction: Direction, level: Level): string[] {
  const isSingle = direction.shots.length === 1
  return [
    ...(isSingle ? singleShot(direction, level) : manyShots(direction, level)),
    `Look: ${direction.look}; ${level < 3 ? `${direction.focus}; ` : ''}palette ${listed(direction.palette)}.`,
    `Light: ${direction.light}.`,
    ...motionLine(direction, level),
    ...(direction.foreground === ''
      ? []
      : [`Foreground: ${direction.foreground}; texture readable where the light grazes.`]),
    soundLine(direction, level),
    `End frame: ${trimmed(direction.endFrame)}.`,
    `Keep: ${direction.keep.slice(0, level < 3 ? 3 : 2).join(', ')}. Avoid: ${direction.avoid.join(', ')}.`,
    ...(direction.context === '' ? [] : [`Also from the idea: ${direction.context}.`]),
    `Format: ${direction.aspect}${direction.aspectWords === '' ? '' : ` (${direction.aspectWords})`}, ${direction.seconds} seconds, 24 fps.`,
  ]
}

function singleShot(direction: Direction, level: Level): string[] {
  const [shot] = direction.shots
  if (!shot) return []
  const many = shot.beats.length > 1
  return [
    `${upperFirst(cameraWords(shot))}: ${clip(trimmed(shot.action), level > 3 ? 60 : 90)}.`,
    ...subjectLine(direction, level),
    ...(many
      ? [`Beats: ${shot.beats.map((beat) => `${beat.from}–${beat.to} s, ${trimmed(beat.text)}`).join('; ')}.`]
      : shot.beats[0] && shot.beats[0].text !== shot.action
        ? [`Beat: ${shot.beats[0].text}.`]
        : []),
  ]
}

function manyShots(direction: Direction, level: Level): string[] {
  return [
    ...subjectLine(direction, level),
    ...direction.shots.map((shot) => {
      const beats = shot.beats.map((beat) => trimmed(beat.text)).filter((text) => text !== shot.action)
      const own =
        shot.beats.length > 1 && shot.beats[0]?.text === shot.action
          ? beats
          : beats.slice(0, level < 2 ? 2 : level < 4 ? 1 : 0)
      const all = [trimmed(shot.action), ...own].map((text) => `${upperFirst(text)}.`).join(' ')
      return `[${stamp(shot.from)}–${stamp(shot.to)}] ${upperFirst(cameraWords(shot))}: ${all}`
    }),
  ]
}

function subjectLine(direction: Direction, level: Level): string[] {
  const shown = direction.identities.slice(0, level < 2 ? 3 : 1)
  if (shown.length === 0) return []
  const lead = direction.shots.length > 1 ? 'Same in all shots' : 'Subject'
  return [
    `${lead}: ${shown.map(({ name, marks }) => `${name} with ${listed(marks.split(', ').slice(0, level < 1 ? 3 : 2))}`).join('; ')}.`,
  ]
}

function motionLine(direction: Direction, level: Level): string[] {
  const single = direction.shots.length === 1 ? direction.shots[0] : undefined
  const path = single ? (level < 2 ? single.path : single.path.split(', so ')[0]) : undefined
  const parts = [
    path,
    direction.secondary,
    direction.speed === '' ? '' : `${direction.speed} throughout`,
  ].filter(Boolean)
  return parts.length === 0 ? [] : [`Motion: ${parts.join('; ')}.`]
}

function soundLine(direction: Direction, level: Level): string {
  const effects = [...new Set(direction.shots.map((shot) => shot.sound).filter(Boolean))].slice(
    0,
    level < 3 ? 2 : 1,
  )
  const said = direction.shots.flatMap((shot) => shot.dialogue)
  const ends = [direction.music, direction.speech].filter(Boolean).join(', ')
  const sound = [direction.ambience, ...effects, direction.soundLayer].filter(Boolean).join('; ')
  return [
    `Sound: ${sound}; ${ends}.`,
    ...said.map(({ speaker, voice, text }) => `Dialogue: ${upperFirst(speaker)} (${voice}): “${text}”`),
  ].join('\n')
}

export function cameraWords(shot: Shot): string {
  return `${shot.move}, ${shot.size}, ${shot.angle}, ${shot.lens} mm`
}

/** "0:08" */
export function stamp(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}

export function trimmed(text: string): string {
  return text.replace(/[\s.,;:]+$/u, '')
}
