import { failureOfAnswer } from '../classify-failure.ts'
import { ModelFailure } from '../model-failure.ts'

const mostBytes = 8 * 1024 * 1024

export type JsonRequest = {
  url: string
  headers: Record<string, string>
  /** undefined: nothing is posted. */
  body?: string | undefined
}

/** What a provider answers beside its streams. Throws `ModelFailure`. */
export async function readJson({ url, headers, body }: JsonRequest, signal: AbortSignal): Promise<unknown> {
  const post = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body ?? null,
  }
  const response = await fetch(url, {
    ...(body === undefined ? { headers } : post),
    signal,
    redirect: 'manual',
  }).catch(() => {
    throw new ModelFailure('network', 'no connection')
  })
  const text = await readText(response)
  if (!response.ok)
    throw failureOfAnswer({ status: response.status, retryAfter: undefined, text: text.slice(0, 10_000) }, 0)
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelFailure('bad-request', 'an answer that is no JSON')
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.byteLength
      if (bytes > mostBytes) throw new ModelFailure('endless', `${bytes} bytes`)
      text += decoder.decode(piece, { stream: true })
    }
  } catch (error) {
    throw error instanceof ModelFailure ? error : new ModelFailure('network', 'the connection broke')
  }
  return text
}
