import { answerHere } from '#engine/browser/answer-here.ts'
import { theBuiltIn } from '#engine/browser/built-in/the-built-in.ts'
import { theWebGpu } from '#engine/browser/webgpu/the-webgpu.ts'
import { ModelFailure } from '#engine/models/model-failure.ts'
import { askServer, type EngineQuestion } from '#tools/workbench/answer-engine.ts'
import type { StreamOptions } from '#tools/stream-function.ts'

/** The model of this browser where it is ready, our server where it is not. */
export async function askBrowserModel(
  kind: 'built-in' | 'webgpu',
  question: EngineQuestion,
  options: StreamOptions,
) {
  try {
    const model = await (kind === 'built-in' ? theBuiltIn() : theWebGpu()).open()
    const { core, parsed } = question
    const composed = core.withComputed ? core.compose(parsed) : undefined
    return await answerHere(model, { ...question, composed }, options)
  } catch (error) {
    if (error instanceof ModelFailure) return askServer(question, options)
    throw error
  }
}
