import type { Direction } from '../direction.ts'

/** The direction as data, for tools and scripts that read JSON. */
export function writeShotList(direction: Direction): { text: string; settings: string } {
  const data = {
    duration_seconds: direction.seconds,
    aspect_ratio: direction.aspect,
    fps: 24,
    look: direction.look,
    focus: direction.focus,
    palette: direction.palette,
    light: direction.light,
    continuity: { characters: direction.identities, keep: direction.keep },
    shots: direction.shots.map((shot, index) => ({
      shot: index + 1,
      start: shot.from,
      end: shot.to,
      camera: { size: shot.size, angle: shot.angle, move: shot.move, lens_mm: shot.lens, path: shot.path },
      action: shot.action,
      beats: shot.beats.map((beat) => ({ start: beat.from, end: beat.to, action: beat.text })),
      sound: shot.sound,
      dialogue: shot.dialogue,
    })),
    audio: {
      ambience: direction.ambience,
      layer: direction.soundLayer,
      music: direction.music,
      speech: direction.speech,
    },
    end_frame: direction.endFrame,
    avoid: direction.avoid,
    context: direction.context,
  }
  return { text: JSON.stringify(data, null, 2), settings: 'Plain JSON, times in seconds' }
}
