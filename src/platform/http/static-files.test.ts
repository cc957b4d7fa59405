import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStaticFiles, type StaticFiles } from './static-files.server.ts'

let folder: string
let files: StaticFiles

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/page-1a2b.js'), 'plain script')
  writeFileSync(join(folder, 'assets/page-1a2b.js.br'), 'brotli')
  writeFileSync(join(folder, 'assets/webgpu-worker-3c4d.js'), 'worker')
  writeFileSync(join(folder, 'assets/address-worker-5e-_6.js'), 'worker')
  writeFileSync(join(folder, 'assets/address-worker-5e.extra.js'), 'plain script')
  writeFileSync(join(folder, 'address-worker-5e6f.js'), 'plain script')
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, '.stamp'), 'secret')
  files = loadStaticFiles(folder)
})

afterAll(() => rmSync(folder, { recursive: true }))

function get(path: string, headers: Record<string, string> = {}): Response | undefined {
  return files.answer(new Request(`http://x${path}`, { headers }), path)
}

test('hashed files are kept by browsers for good, others for an hour', () => {
  expect(get('/assets/page-1a2b.js')?.headers.get('cache-control')).toContain('immutable')
  expect(get('/icon.svg')?.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(get('/icon.svg')?.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
})

test('callers who can read the compressed file get it', async () => {
  const compressed = get('/assets/page-1a2b.js', { 'accept-encoding': 'gzip, br' })
  expect(compressed?.headers.get('content-encoding')).toBe('br')
  expect(await compressed?.text()).toBe('brotli')
  const plain = get('/assets/page-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(plain?.headers.get('content-encoding')).toBeNull()
  expect(plain?.headers.get('vary')).toBe('Accept-Encoding')
  expect(await plain?.text()).toBe('plain script')
})

test('who has the file already is not sent it again', () => {
  const etag = get('/icon.svg')?.headers.get('etag') ?? ''
  expect(get('/icon.svg', { 'if-none-match': `W/${etag}, "other"` })?.status).toBe(304)
  expect(get('/icon.svg', { 'if-none-match': '"other"' })?.status).toBe(200)
})

test('only the files of the folder are there', () => {
  for (const path of ['/.stamp', '/../etc/passwd', '/assets/page-1a2b.js.br', '/assets', '/', '/icon.svg/']) {
    expect(get(path), path).toBeUndefined()
  }
})

const closedPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"

function policyOf(from: StaticFiles, path: string): string | null | undefined {
  return from.answer(new Request(`http://x${path}`), path)?.headers.get('content-security-policy')
}

test('only the worker that runs a model may fetch one, and only where the installation offers it', () => {
  const offering = loadStaticFiles(folder, { browserModels: true })
  const worker = policyOf(offering, '/assets/webgpu-worker-3c4d.js')
  expect(worker).toContain("'wasm-unsafe-eval'")
  expect(worker).toContain('connect-src https://huggingface.co')
  expect(worker).not.toMatch(/connect-src[^;]*'self'/)
  for (const closed of [
    policyOf(offering, '/assets/page-1a2b.js'),
    policyOf(files, '/assets/webgpu-worker-3c4d.js'),
  ])
    expect(closed).toBe(closedPolicy)
})

test('only the worker for addresses of a visitor’s own reaches any address, and it runs nothing else', () => {
  for (const from of [files, loadStaticFiles(folder, { browserModels: true })]) {
    expect(policyOf(from, '/assets/address-worker-5e-_6.js')).toBe(
      "default-src 'none'; connect-src http: https:; frame-ancestors 'none'",
    )
    for (const other of ['/assets/address-worker-5e.extra.js', '/address-worker-5e6f.js'])
      expect(policyOf(from, other), other).toBe(closedPolicy)
  }
})
