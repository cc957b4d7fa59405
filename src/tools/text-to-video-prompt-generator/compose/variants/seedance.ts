import type { Direction } from '../direction.ts'
import { videoModels } from '../knowledge/models.ts'
import { listed, trimmed } from '../write/write-prompt.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** Consecutive stages in one pass, each ending in something that can be seen. */
export function writeForSeedance(direction: Direction): { text: string; settings: string } {
  const [least, most] = videoModels.seedance.seconds
  const seconds = Math.min(most, Math.max(least, direction.seconds))
  const at = (second: number) => Math.round((second * seconds) / direction.seconds)
  const stages =
    direction.shots.length > 1
      ? direction.shots.map((shot) => {
          const beats = shot.beats
            .map((beat) => trimmed(beat.text))
            .filter((text) => text !== trimmed(shot.action))
          return {
            from: shot.from,
            to: shot.to,
            what: `${shot.move}, ${shot.size}: ${trimmed(shot.action)}`,
            end: beats.at(-1) ?? trimmed(shot.action),
          }
        })
      : (direction.shots[0]?.beats ?? []).map((beat, index) => ({
          from: beat.from,
          to: beat.to,
          what:
            index === 0
              ? `${direction.shots[0]?.move}, ${direction.shots[0]?.size}: ${trimmed(direction.shots[0]?.action ?? '')}`
              : 'the same shot goes on',
          end: trimmed(beat.text),
        }))
  const said = direction.shots
    .flatMap((shot) => shot.dialogue)
    .map(({ speaker, voice, text }) => `${upperFirst(speaker)} (${voice}): "${text}"`)
  const text = [
    ...direction.identities.map(
      ({ name, marks }) => `Reference role: ${name}, ${marks}; the same in all stages.`,
    ),
    ...stages.map(({ from, to, what, end }, index) => {
      const state = index === stages.length - 1 ? trimmed(direction.endFrame) : end
      return `Stage ${index + 1} (${at(from)}–${at(to)} s): ${upperFirst(what)}. Ends with: ${state}.`
    }),
    `Look: ${direction.look}; ${listed(direction.palette)}. Light: ${direction.light}.`,
    `Sound: ${[direction.ambience, ...new Set(direction.shots.map((shot) => shot.sound).filter(Boolean)), direction.soundLayer, direction.music, direction.speech].filter(Boolean).join('; ')}.`,
    ...said,
    ...(direction.context === '' ? [] : [`From the idea: ${direction.context}.`]),
  ].join('\n')
  return { text, settings: `Length ${seconds} s in one pass · ${direction.aspect}` }
}
