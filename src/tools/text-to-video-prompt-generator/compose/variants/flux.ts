import type { Direction } from '../direction.ts'
import { videoModels } from '../knowledge/models.ts'
import { cameraWords, listed, trimmed } from '../write/write-prompt.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** One flowing text; cuts are told in words and the sound in layers. */
export function writeForFlux(direction: Direction): { text: string; settings: string } {
  const who = direction.identities.map(
    ({ name, marks }) =>
      `${upperFirst(name)} ${/^the [^ ]+s$/u.test(name) ? 'have' : 'has'} ${listed(marks.split(', '))}.`,
  )
  const shots = direction.shots.map((shot, index) => {
    const lead = index === 0 ? 'The film opens on a' : 'A cut takes us to a'
    const beats = shot.beats.map((beat) => trimmed(beat.text)).filter((text) => text !== trimmed(shot.action))
    return `${lead} ${cameraWords(shot).replace(/^(?<move>[^,]+?)(?: shot)?,/u, '$<move> shot,')}: ${[trimmed(shot.action), ...beats.map(upperFirst)].join('. ')}.`
  })
  const said = direction.shots
    .flatMap((shot) => shot.dialogue)
    .map(({ speaker, voice, text }) => `${speaker} says "${text}" (${voice})`)
  const layers = [
    `underneath, ${direction.ambience}`,
    ...[...new Set(direction.shots.map((shot) => shot.sound).filter(Boolean))].map(
      (sound) => `close up, ${sound}`,
    ),
    direction.soundLayer,
    ...said,
    direction.music,
    direction.speech,
  ].filter(Boolean)
  const text = [
    [...shots, ...who].join(' '),
    `It looks like ${direction.look}: ${direction.focus}, in ${listed(direction.palette)}. The light is ${direction.light}.${direction.secondary === '' ? '' : ` ${upperFirst(direction.secondary)}.`}`,
    `Audio in layers: ${layers.join('; ')}.`,
    `It ends on this frame: ${trimmed(direction.endFrame)}.${direction.context === '' ? '' : ` Also from the idea: ${direction.context}.`}`,
  ].join('\n\n')
  const [least, most] = videoModels.flux.seconds
  return {
    text,
    settings: `Length ${Math.min(most, Math.max(least, direction.seconds))} s · ${direction.aspect} · 24 fps · audio on`,
  }
}
