/** A request that no server of ours sees. */
export type DirectRequest = {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Whether anything is there, without permission to read what it says. */
  isBlind?: boolean
}

export type DirectEvent =
  | { type: 'head'; status: number; retryAfter: string | undefined }
  | { type: 'piece'; text: string }
  | { type: 'end' }
  /** No connection, or the browser may not read the answer: it does not say which. */
  | { type: 'failed' }

export type TellEvent = (event: DirectEvent) => void

/** Where a request is sent from: the worker in browsers, this very thread in tests. */
export type SendDirect = (request: DirectRequest, signal: AbortSignal, tell: TellEvent) => Promise<void>

/** Sends neither cookies nor the page's address, and follows nobody elsewhere. Never throws. */
export async function fetchDirect(
  { url, method, headers, body, isBlind = false }: DirectRequest,
  signal: AbortSignal | undefined,
  tell: TellEvent,
): Promise<void> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
      mode: isBlind ? 'no-cors' : 'cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      redirect: isBlind ? 'follow' : 'error',
    })
    tell({
      type: 'head',
      status: response.status,
      retryAfter: response.headers.get('retry-after') ?? undefined,
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      tell({ type: 'piece', text: value })
    }
    tell({ type: 'end' })
  } catch {
    tell({ type: 'failed' })
  }
}
