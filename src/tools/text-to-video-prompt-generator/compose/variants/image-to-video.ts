import type { Direction } from '../direction.ts'
import { trimmed } from '../write/write-prompt.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** For a first frame that already shows everything: only what changes. */
export function writeForFirstFrame(direction: Direction): { text: string; settings: string } {
  const shots = direction.shots.map((shot) => {
    const beats = shot.beats.map((beat) => `${beat.from}–${beat.to} s, ${trimmed(beat.text)}`).join('; ')
    return `${direction.shots.length > 1 ? `${upperFirst(trimmed(shot.action))}. ` : ''}Camera: ${shot.move}, ${shot.path}. Movement: ${beats}.`
  })
  const text = [
    'Keep identity, wardrobe, layout and light from the image; only this moves.',
    ...shots,
    ...(direction.secondary === '' ? [] : [`In the background: ${direction.secondary}.`]),
    `Sound: ${[direction.ambience, ...new Set(direction.shots.map((shot) => shot.sound).filter(Boolean)), direction.music, direction.speech].filter(Boolean).join('; ')}.`,
    ...direction.shots
      .flatMap((shot) => shot.dialogue)
      .map(({ speaker, voice, text: said }) => `${upperFirst(speaker)} (${voice}): "${said}"`),
    `It ends with: ${trimmed(direction.endFrame)}.`,
  ].join('\n')
  return {
    text,
    settings: `Upload the first frame · length ${direction.seconds} s · ${direction.aspect} as the image`,
  }
}
