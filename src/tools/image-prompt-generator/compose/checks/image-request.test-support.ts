import { ImagePromptInput } from '../../input.ts'
import type { ImagePromptAnswer } from '../../answer.ts'
import { composeImagePrompt } from '../compose-image-prompt.ts'

/** A request as the endpoint parses it; everything left out is not chosen. */
export function request(
  fields: Partial<Record<keyof ImagePromptInput, unknown>> & { idea: string },
): ImagePromptInput {
  return ImagePromptInput.parse(fields)
}

export function compose(
  fields: Partial<Record<keyof ImagePromptInput, unknown>> & { idea: string },
): ImagePromptAnswer {
  return composeImagePrompt(request(fields))
}
