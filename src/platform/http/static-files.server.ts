import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { chooseEncoding, type Encoding } from './compression.server.ts'
import { addressWorkerPolicy, modelWorkerPolicy, scriptPolicy } from './security-headers.server.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Written beside the originals by `scripts/compress-assets.ts`. */
const variantSuffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

type StaticFile = {
  bytes: Uint8Array
  variants: Partial<Record<Encoding, Uint8Array>>
  etag: string
  headers: Record<string, string>
}

export type StaticFiles = {
  /** undefined: there is no such file. */
  answer: (request: Request, path: string) => Response | undefined
}

/**
 * Reads the folder once: the built files never change while the server runs, and memory beats the disk.
 * `browserModels`: whether the worker that runs a model may fetch one.
 */
export function loadStaticFiles(folder: string, { browserModels = false } = {}): StaticFiles {
  const files = new Map<string, StaticFile>()
  for (const path of listFiles(folder)) {
    const name = `/${relative(folder, path).split(sep).join('/')}`
    if (extname(name) in variantSuffixes || name.startsWith('/.')) continue
    files.set(name, readStaticFile(path, name, browserModels))
  }
  return {
    answer(request, path) {
      const file = files.get(path)
      return file && answerFile(file, request)
    },
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function readStaticFile(path: string, name: string, browserModels: boolean): StaticFile {
  const bytes = new Uint8Array(readFileSync(path))
  const variants: StaticFile['variants'] = {}
  for (const [suffix, encoding] of Object.entries(variantSuffixes)) {
    try {
      variants[encoding] = new Uint8Array(readFileSync(path + suffix))
    } catch {
      // Too small to be worth a variant, or a build without the compression step.
    }
  }
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return {
    bytes,
    variants,
    etag,
    headers: {
      'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
      // Names under /assets/ carry a hash of their content.
      'Cache-Control': name.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ETag: etag,
      ...(extname(name) === '.js' ? { 'Content-Security-Policy': policyOf(name, browserModels) } : {}),
      ...(Object.keys(variants).length > 0 ? { Vary: 'Accept-Encoding' } : {}),
    },
  }
}

/** Only the workers' own files open a way out: pages keep their policy, whatever models somebody uses. */
function policyOf(name: string, browserModels: boolean): string {
  if (/^\/assets\/address-worker-[\w-]+\.js$/.test(name)) return addressWorkerPolicy
  return browserModels && name.startsWith('/assets/webgpu-worker-') ? modelWorkerPolicy : scriptPolicy
}

function answerFile(file: StaticFile, request: Request): Response {
  const known = request.headers.get('if-none-match')
  if (known !== null && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) {
    return new Response(null, { status: 304, headers: file.headers })
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  const variant = encoding && file.variants[encoding]
  if (encoding === undefined || variant === undefined) {
    return new Response(asBody(file.bytes), { headers: file.headers })
  }
  return new Response(asBody(variant), { headers: { ...file.headers, 'Content-Encoding': encoding } })
}

function asBody(bytes: Uint8Array): BodyInit {
  return bytes as Uint8Array<ArrayBuffer>
}
