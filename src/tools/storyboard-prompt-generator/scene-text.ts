import type { Scene } from './answer.ts'

/** One scene as text, for Copy and for the whole storyboard. */
export function sceneText(scene: Scene): string {
  return [
    `### Scene ${scene.number}: ${scene.title}`,
    `Purpose: ${scene.purpose}`,
    `Image prompt: ${scene.prompt}`,
    `Narration: ${scene.narration}`,
    ...(scene.dialogue ? [`Dialogue: ${scene.dialogue}`] : []),
    `Sound: ${scene.sound}`,
    `Motion: ${scene.motion}${scene.seconds ? ` ${scene.seconds} s` : ''}`,
    `Text space: ${scene.textArea}`,
    `Transition: ${scene.transition}`,
  ].join('\n')
}
