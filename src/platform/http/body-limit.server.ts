import { tooLarge } from './read-json.server.ts'

const megabyte = 1024 * 1024

/** Above every limit of those who read files and plans, each of whom has one of its own. */
const ceilingBytes = 12 * megabyte
/** A post of 200,000 characters, none of which is a letter of ours, as a form sends it. */
const panelBytes = 4 * megabyte
const formBytes = 256 * 1024

const readersOfMore =
  /^\/(?:functions\/v1|ingest)\/|^\/(?:admin\/uploads|history\/changes|sources\/(?:import|read))$/

/** What a body may have at most, whatever its type and whoever reads it. */
function bodyLimit(path: string): number {
  if (readersOfMore.test(path)) return ceilingBytes
  return path.startsWith('/admin/') ? panelBytes : formBytes
}

/**
 * The request with a body that ends with `AppError` TOO_LARGE where the limit for this path is passed; throws it when
 * the body is announced to be larger. Nothing is read for that. A body that comes too slowly Node itself ends.
 */
export function withLimitedBody(request: Request, path: string): Request {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const limit = bodyLimit(path)
  const announced = request.headers.get('content-length')
  if (announced !== null) {
    if (Number(announced) > limit) throw tooLarge(limit)
    // Node reads no further than what was announced.
    return request
  }
  if (!request.headers.has('transfer-encoding') || request.body === null) return request
  let length = 0
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength
        if (length > limit) controller.error(tooLarge(limit))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit)
}

/** How long a caller may take, checked often enough that a slow one is gone soon after; and how much may precede a body. */
export const serverLimits = {
  // Without script, an idea of 5,000 characters is part of an address, which encodes a character in up to nine bytes.
  maxHeaderSize: 64 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
