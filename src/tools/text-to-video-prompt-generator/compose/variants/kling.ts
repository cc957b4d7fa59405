import type { Direction } from '../direction.ts'
import { videoModels } from '../knowledge/models.ts'
import { listed, trimmed } from '../write/write-prompt.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** Character labels, a numbered list of shots, then camera, light and sound in lines. */
export function writeForKling(direction: Direction): { text: string; settings: string } {
  const labels = direction.identities.map(
    ({ name, marks }, index) => `[Character ${'ABC'[index] ?? 'A'}: ${name}, ${marks}]`,
  )
  const shots = direction.shots.map((shot, index) => {
    const beats = shot.beats.map((beat) => trimmed(beat.text)).filter((text) => text !== trimmed(shot.action))
    const lines = shot.dialogue.map(
      ({ speaker, voice, text }) => `${upperFirst(speaker)} looks up, then speaks (${voice}): "${text}"`,
    )
    return `Shot ${index + 1} (${shot.from}–${shot.to}s). ${upperFirst(shot.size)}, ${shot.angle}, ${shot.move}. ${[...[trimmed(shot.action), ...beats].map((text) => `${upperFirst(text)}.`), ...lines].join(' ')}`
  })
  const effects = [...new Set(direction.shots.map((shot) => shot.sound).filter(Boolean))].join('; ')
  const text = [
    ...labels,
    ...shots,
    `Camera: one move per shot, ${direction.shots
      .map((shot) => `${shot.lens} mm`)
      .filter((lens, index, all) => all.indexOf(lens) === index)
      .join(' and ')}, ${direction.focus}.`,
    `Lighting: ${direction.light}; colours ${listed(direction.palette)}.`,
    `Style: ${direction.look}.`,
    `Audio: ${[direction.ambience, effects, direction.soundLayer, direction.music, direction.speech].filter(Boolean).join('; ')}.`,
    `Final frame: ${trimmed(direction.endFrame)}.`,
    ...(direction.context === '' ? [] : [`From the idea: ${direction.context}.`]),
  ].join('\n')
  const [, most] = videoModels.kling.seconds
  const length =
    direction.seconds <= most
      ? `${Math.max(3, direction.seconds)} s`
      : `${most} s a run, ${Math.ceil(direction.seconds / most)} runs`
  return {
    text,
    settings: `Length ${length} · ${direction.aspect} · audio on · negative: ${direction.avoid.join(', ')}`,
  }
}
