import { jsonType, retryHeader } from '#platform/http/error-answer.server.ts'

/** Said in place of a page that cannot be made now. Costs nothing, since it is needed when there is nothing left. */
export function unavailableAnswer(request: Request, message: string): Response {
  const isPage = wantsHtml(request)
  return new Response(isPage ? asPage(message) : JSON.stringify({ error: message, code: 'UNAVAILABLE' }), {
    status: 503,
    headers: {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : jsonType,
      'Cache-Control': 'no-store',
      ...retryHeader(503),
    },
  })
}

export function wantsHtml({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}

function asPage(message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Back in a moment</title><main><h1>Back in a moment</h1><p>${message}</p><p><a href="">Try again</a></p></main></html>`
}
