import type { Direction, Shot } from '../direction.ts'
import { videoModels } from '../knowledge/models.ts'
import { cameraWords, listed, trimmed } from '../write/write-prompt.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** Prose with the camera first; several shots by time stamps; sound in lines of its own; negatives beside the prompt. */
export function writeForVeo(direction: Direction): { text: string; settings: string } {
  const isSingle = direction.shots.length === 1
  const effects = [...new Set(direction.shots.map((shot) => shot.sound).filter(Boolean))]
  const lines = [
    ...direction.identities.slice(0, 3).map(({ name, marks }) => `${upperFirst(name)}: ${marks}.`),
    ...direction.shots.map(
      (shot) => `${isSingle ? '' : `[${stamp(shot.from)}-${stamp(shot.to)}] `}${shotProse(shot)}`,
    ),
    `${upperFirst(direction.look)}, ${direction.focus}. Colours: ${listed(direction.palette)}. ${upperFirst(direction.light)}.${direction.secondary === '' ? '' : ` ${upperFirst(direction.secondary)}.`}`,
    ...direction.shots
      .flatMap((shot) => shot.dialogue)
      .map(({ speaker, voice, text }) => `${upperFirst(speaker)} says (${voice}): "${text}"`),
    ...(effects.length > 0 ? [`SFX: ${effects.join('; ')}.`] : []),
    `Ambient noise: ${direction.ambience}${direction.soundLayer === '' ? '' : `; ${direction.soundLayer}`}. ${upperFirst([direction.music, direction.speech, 'no captions'].filter(Boolean).join(', '))}.`,
    `Last frame: ${trimmed(direction.endFrame)}.`,
    ...(direction.context === '' ? [] : [`From the idea: ${direction.context}.`]),
  ]
  return { text: lines.join('\n'), settings: settingsOf(direction) }
}

function shotProse(shot: Shot): string {
  const beats = shot.beats.map((beat) => trimmed(beat.text)).filter((text) => text !== trimmed(shot.action))
  return `${upperFirst(cameraWords(shot))}: ${[trimmed(shot.action), ...beats.map(upperFirst)].join('. ')}.`
}

function settingsOf({ seconds, aspect, avoid }: Direction): string {
  const { lengths } = videoModels.veo
  const fitting = lengths.find((length) => length >= seconds)
  const length =
    fitting === undefined
      ? `Veo: 8 s, then ${Math.ceil((seconds - 8) / 7)} × extend by 7 s; Omni: up to 10 s a clip`
      : `${fitting} s`
  // Only these two shapes can be set; others are cut afterwards.
  const shape = aspect === '16:9' || aspect === '9:16' ? aspect : `16:9, cropped to ${aspect} afterwards`
  return `Length ${length} · ${shape} · negative prompt: ${avoid.join(', ')}`
}

function stamp(second: number): string {
  return `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`
}
