import { AppError } from '#shared/app-error.ts'
import * as texts from './http.texts.server.ts'

export const bodyLimitBytes = 512 * 1024
const deepestLevel = 32
const mostValues = 20_000

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** The body as JSON, still unchecked. Throws `AppError` for another type, a body too large, or no JSON. */
export async function readJson(request: Request, limitBytes = bodyLimitBytes): Promise<unknown> {
  return parseJsonBytes(await readJsonBytes(request, limitBytes))
}

/** The same before it is parsed, for who looks at its size first. */
export async function readJsonBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  requireJsonType(request.headers.get('content-type'))
  return readBytes(request, limitBytes)
}

/** Throws `AppError` for what is no JSON, or more of it than any form of ours. */
export function parseJsonBytes(bytes: Uint8Array, most = mostValues): unknown {
  const value = parseJson(bytes)
  refuseMonsters(value, most)
  return value
}

function requireJsonType(contentType: string | null): void {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === 'application/json') return
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', texts.sendJson)
}

/** The body as it came. Throws `AppError` TOO_LARGE, before reading on, for one above the limit. */
export async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length')
  if (announced !== null) {
    if (Number(announced) > limitBytes) throw tooLarge(limitBytes)
    return new Uint8Array(await request.arrayBuffer())
  }
  // No announced length: count, and stop reading where the limit is passed.
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limitBytes) throw tooLarge(limitBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function tooLarge(limitBytes: number): AppError {
  const kilobytes = Math.floor(limitBytes / 1024)
  const limit = kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor((kilobytes / 1024) * 10) / 10} MB`
  return new AppError('TOO_LARGE', texts.tooLarge(limit))
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes))
  } catch {
    throw new AppError('INVALID_INPUT', texts.notJson)
  }
}

/** A small body can hold a quarter of a million values; checking each against a schema would be slow. */
function refuseMonsters(root: unknown, most: number): void {
  const waiting: { value: unknown; level: number }[] = [{ value: root, level: 1 }]
  let values = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    values += 1
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.level > deepestLevel) {
      throw new AppError('INVALID_INPUT', texts.tooDeep(deepestLevel))
    }
    const children = Object.values(next.value)
    if (values + waiting.length + children.length > most) {
      throw new AppError('INVALID_INPUT', texts.tooManyValues(most))
    }
    for (const value of children) waiting.push({ value, level: next.level + 1 })
  }
}
