import type { FileStorage } from './file-storage.server.ts'
import * as texts from './files.texts.server.ts'

export const imageContentType = 'image/webp'

/** Names as `encodeImage` gives them. */
export const imageName = /^[0-9a-f]{32}-\d{1,4}x\d{1,4}(?:-\d{3,4})?\.webp$/

const headers = {
  'Content-Type': imageContentType,
  // Names carry a hash of their content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline; filename="image.webp"',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  // Feed readers and previews of shared links show it on their own pages.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** `GET /files/:name`: an uploaded image. Only names that `encodeImage` gives are ever looked up. */
export async function answerUploadedFile(
  storage: FileStorage,
  request: Request,
  name: string,
): Promise<Response> {
  if (!imageName.test(name)) return new Response(texts.notFound, { status: 404 })
  const etag = `"${name}"`
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers: { ...headers, ETag: etag } })
  }
  const bytes = await storage.get(name)
  if (bytes === undefined) return new Response(texts.notFound, { status: 404 })
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { ...headers, ETag: etag } })
}
