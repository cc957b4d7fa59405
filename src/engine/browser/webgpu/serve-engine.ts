import type * as WebLlm from '@mlc-ai/web-llm'
import type { EngineEvent, EngineOrder, EngineQuestion } from './engine-messages.ts'
import { filesOf, findWebGpuModel } from './webgpu-models.ts'

type Library = Pick<
  typeof WebLlm,
  'MLCEngine' | 'hasModelInCache' | 'deleteModelAllInfoInCache' | 'prebuiltAppConfig'
>
type Engine = Pick<WebLlm.MLCEngine, 'reload' | 'unload' | 'interruptGenerate' | 'chat'>

/**
 * The worker's side: one model at a time. Orders run one after the other, except for `stop`, which ends all questions
 * before it, and `size`, which needs no model.
 */
export function serveEngine(post: (event: EngineEvent) => void, loadLibrary: () => Promise<Library>) {
  let engine: Engine | undefined
  let loaded: string | undefined
  let turn = Promise.resolve()
  let lastId = 0
  /** Questions up to this one are stopped. */
  let stoppedId = 0

  async function load(modelId: string, mayDownload: boolean, onProgress: (share: number) => void) {
    if (loaded === modelId) return
    const library = await loadLibrary()
    if (!mayDownload && !(await library.hasModelInCache(modelId)))
      throw named('ModelNotDownloaded', 'the browser no longer has its files')
    await engine?.unload()
    loaded = undefined
    engine = new library.MLCEngine({ initProgressCallback: ({ progress }) => onProgress(progress) })
    await engine.reload(modelId)
    loaded = modelId
  }

  async function ask(question: EngineQuestion, onText: (delta: string) => void): Promise<boolean> {
    if (engine === undefined) throw named('ModelNotLoadedError', 'no model is loaded')
    const { instructions, material, maxOutputTokens, schema, canThink } = question
    const stream = await engine.chat.completions.create({
      stream: true,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: material },
      ],
      max_tokens: Math.ceil(maxOutputTokens),
      temperature: 0.7,
      ...(schema ? { response_format: { type: 'json_object', schema: JSON.stringify(schema) } } : {}),
      ...(canThink ? { extra_body: { enable_thinking: false } } : {}),
    })
    let isCut = false
    for await (const { choices } of stream) {
      const [choice] = choices
      if (choice?.delta.content) onText(choice.delta.content)
      if (choice?.finish_reason === 'length') isCut = true
    }
    return isCut
  }

  async function obey(order: EngineOrder): Promise<Omit<EngineEvent & { event: 'done' }, 'id' | 'event'>> {
    const { id } = order
    switch (order.order) {
      case 'size':
        return { bytes: await sizeOf(order.modelId) }
      case 'load':
        await load(order.modelId, order.mayDownload, (share) => post({ id, event: 'progress', share }))
        return {}
      case 'remove':
        await (await loadLibrary()).deleteModelAllInfoInCache(order.modelId)
        return {}
      case 'ask':
        if (id > stoppedId) await load(order.modelId, false, () => undefined)
        if (id <= stoppedId) return {}
        return { isCut: await ask(order.ask, (delta) => post({ id, event: 'text', delta })) }
      case 'stop':
        stoppedId = lastId
        engine?.interruptGenerate()
        return {}
    }
  }

  async function answer(order: EngineOrder): Promise<void> {
    try {
      post({ id: order.id, event: 'done', ...(await obey(order)) })
    } catch (error) {
      const { name, message } = error instanceof Error ? error : named('Error', String(error))
      if (name === 'DeviceLostError') loaded = undefined
      post({ id: order.id, event: 'failed', name, message })
    }
  }

  return (order: EngineOrder): Promise<void> => {
    if (order.order === 'stop' || order.order === 'size') return answer(order)
    lastId = order.id
    turn = turn.then(() => answer(order))
    return turn
  }
}

/** As the model's own list of files tells it: the library's list has the memory only. */
async function sizeOf(modelId: string): Promise<number> {
  const model = findWebGpuModel(modelId)
  if (model === undefined) throw named('ModelNotFoundError', modelId)
  const response = await fetch(new URL('tensor-cache.json', filesOf(model)))
  if (!response.ok) throw named('NetworkError', `the list of files answered ${response.status}`)
  const { records } = (await response.json()) as { records: { nbytes: number }[] }
  return records.reduce((sum, { nbytes }) => sum + nbytes, 0)
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name })
}
