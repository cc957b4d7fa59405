import { AppError } from '#shared/app-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { withAdmin } from '../admin-only.server.ts'
import { recordAdminAction } from '../audit-log.server.ts'
import type { Database } from '../database/open-database.server.ts'
import { jsonType } from '../http/error-answer.server.ts'
import type { EncodedImage } from './encode-image.server.ts'
import type { FileStorage } from './file-storage.server.ts'
import * as texts from './files.texts.server.ts'
import { imageContentType } from './uploaded-files.server.ts'

export const uploadLimitBytes = 8 * 1024 * 1024
const multipartMargin = 8 * 1024
const mostAtOnce = 2

type UploadParts = { database: Pick<Database, 'pool'>; storage: FileStorage }

/**
 * `POST /admin/uploads`: an image as the whole body or as the file of a form; answers `{ url, width, height }`.
 * The file's name and type are never looked at.
 */
export function createUploads({ database, storage }: UploadParts) {
  const takeTurn = createTurns(mostAtOnce)

  return async function answerUpload(request: Request, viewer: Viewer | undefined): Promise<Response> {
    if (!viewer) throw new AppError('UNAUTHENTICATED', texts.notSignedIn)
    // Before anything is read, and again in the transaction that records it.
    await withAdmin(database, viewer.id, async () => undefined)
    const { width, height, files } = await takeTurn(async () => {
      // The decoder is loaded with the first image, not with the server.
      const { encodeImage } = await import('./encode-image.server.ts')
      return encodeImage(await readUpload(request))
    })
    const { image, url } = await storeImage(storage, files)
    await withAdmin(database, viewer.id, (statements) =>
      recordAdminAction(statements, {
        action: 'upload',
        subjectType: 'image',
        subjectId: image.name,
        subjectName: url,
        after: { url, width, height, bytes: image.bytes.byteLength },
      }),
    )
    return new Response(JSON.stringify({ url, width, height }), {
      status: 201,
      headers: { 'Content-Type': jsonType, 'Cache-Control': 'no-store' },
    })
  }
}

/** Stores an image with its smaller copies; `url` is the address it is shown from. */
export async function storeImage(storage: Pick<FileStorage, 'put'>, files: EncodedImage['files']) {
  const [image] = files
  if (!image) throw new Error('An encoded image has no file')
  for (const { name, bytes } of files) await storage.put(name, bytes, imageContentType)
  return { image, url: `/files/${image.name}` }
}

async function readUpload(request: Request): Promise<Uint8Array> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) {
    return readAtMost(request, uploadLimitBytes)
  }
  const body = await readAtMost(request, uploadLimitBytes + multipartMargin)
  const form = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => undefined)
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File)
  if (!file) throw new AppError('INVALID_INPUT', texts.chooseImage)
  if (file.size > uploadLimitBytes) throw tooLarge()
  return new Uint8Array(await file.arrayBuffer())
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  if (length === 0) throw new AppError('INVALID_INPUT', texts.chooseImage)
  return Buffer.concat(chunks)
}

function tooLarge(): AppError {
  return new AppError('TOO_LARGE', texts.imageTooLarge(uploadLimitBytes / 1024 / 1024))
}

/** Decoding takes memory: a few at a time, the others wait. */
function createTurns(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free === 0) await new Promise<void>((resume) => waiting.push(resume))
    else free -= 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
