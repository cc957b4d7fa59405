import { composePrompt, previewPrompt } from './compose/compose-prompt.ts'
import type { ComposerRequest, ComposerReply } from './composer.ts'

type WorkerScope = {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ComposerRequest>) => void) => void
  postMessage: (reply: ComposerReply) => void
}

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('message', ({ data: request }) => {
  const output = request.task === 'preview' ? previewPrompt(request.draft) : composePrompt(request.form)
  scope.postMessage({ id: request.id, output })
})
