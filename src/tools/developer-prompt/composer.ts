import type { PreviewSection, PromptResult } from './compose/result.ts'
import workerUrl from './composer-worker.ts?worker&url'
import type { PromptDraft, PromptForm } from './form.ts'

export type ComposerRequest =
  { id: number; task: 'preview'; draft: PromptDraft } | { id: number; task: 'compose'; form: PromptForm }

export type ComposerReply = { id: number; output: PreviewSection[] | PromptResult }

type ComposerTask = { task: 'preview'; draft: PromptDraft } | { task: 'compose'; form: PromptForm }

export type Composer = {
  preview: (draft: PromptDraft) => Promise<PreviewSection[]>
  compose: (form: PromptForm) => Promise<PromptResult>
  stop: () => void
}

type Waiting = {
  request: ComposerRequest
  resolve: (output: unknown) => void
  reject: (cause: unknown) => void
}

/**
 * The composer beside the page: in a worker, so that a 5,000-word description never holds up a keystroke.
 * Where workers are refused it runs in the page.
 */
export function startComposer(): Composer {
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  let worker = startWorker()

  worker?.addEventListener('message', ({ data: reply }: MessageEvent<ComposerReply>) => {
    waiting.get(reply.id)?.resolve(reply.output)
    waiting.delete(reply.id)
  })
  worker?.addEventListener('error', (event) => {
    // Not an error of the page: what was asked is answered by the page itself.
    event.preventDefault()
    worker?.terminate()
    worker = undefined
    for (const entry of waiting.values()) void answerHere(entry)
    waiting.clear()
  })

  function ask(task: ComposerTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const request = { ...task, id: nextId++ }
      if (worker === undefined) return void answerHere({ request, resolve, reject })
      waiting.set(request.id, { request, resolve, reject })
      worker.postMessage(request)
    })
  }

  return {
    preview: (draft) => ask({ task: 'preview', draft }) as Promise<PreviewSection[]>,
    compose: (form) => ask({ task: 'compose', form }) as Promise<PromptResult>,
    stop: () => worker?.terminate(),
  }
}

async function answerHere({ request, resolve, reject }: Waiting): Promise<void> {
  try {
    const { composePrompt, previewPrompt } = await import('./compose/compose-prompt.ts')
    resolve(request.task === 'preview' ? previewPrompt(request.draft) : composePrompt(request.form))
  } catch (cause) {
    reject(cause)
  }
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

function startWorker(): Worker | undefined {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    const policy = trustedTypes?.createPolicy('composer', { createScriptURL: () => workerUrl })
    return new Worker(policy ? policy.createScriptURL('') : workerUrl)
  } catch {
    return undefined
  }
}
