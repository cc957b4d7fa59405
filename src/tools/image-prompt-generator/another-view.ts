import type { ImagePromptAnswer } from './answer.ts'
import { composeImagePrompt } from './compose/compose-image-prompt.ts'
import type { ImagePromptInput } from './input.ts'
import { cameras, lightings } from './options.ts'

/** The same picture from another place or in another light, as far as the form leaves that open. */
export function anotherView(input: ImagePromptInput, attempt: number): ImagePromptAnswer | undefined {
  const camera = cameras[attempt % cameras.length]
  const lighting = lightings[attempt % lightings.length]
  if (input.camera.length === 0 && camera) return composeImagePrompt({ ...input, camera: [camera] })
  if (input.lighting.length === 0 && lighting) return composeImagePrompt({ ...input, lighting: [lighting] })
  return undefined
}
