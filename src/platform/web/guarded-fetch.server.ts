import { lookup as lookUp, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import * as texts from './guarded-fetch.texts.server.ts'
import { isPublicAddress } from './public-address.server.ts'

export type FetchedPage = { url: string; type: string; bytes: Uint8Array }

/** Why a page was not fetched. The message is for logs and for admins; it says nothing about inside addresses. */
export class FetchRefused extends Error {
  readonly reason: 'address' | 'type' | 'size' | 'time' | 'status' | 'network'

  constructor(reason: FetchRefused['reason'], message: string) {
    super(message)
    this.name = 'FetchRefused'
    this.reason = reason
  }
}

export type GuardedFetch = (url: string, options?: FetchOptions) => Promise<FetchedPage>

export type FetchOptions = {
  signal?: AbortSignal
  /** Beginnings of content types that are read; HTML and plain text when missing. */
  types?: readonly string[]
}

export type FetchGuards = {
  /** Whether an address may be connected to. Tests let loopback through; nothing else may. */
  isAllowed?: (address: string, port: number) => boolean
  resolve?: (host: string) => Promise<readonly LookupAddress[]>
  limitBytes?: number
  timeoutMs?: number
}

const mostRedirects = 4
const pageTypes = ['text/html', 'application/xhtml+xml', 'text/plain']
const resolveAll = promisify(lookUp)

/**
 * Fetches pages of the public internet for somebody who may name any address. A name is resolved once, every address
 * it has must be public, and the connection goes to the address that was looked at. Each redirect is a new request.
 */
export function createGuardedFetch({
  isAllowed = (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
  resolve = (host) => resolveAll(host, { all: true, verbatim: true }),
  limitBytes = 3 * 1024 * 1024,
  timeoutMs = 10_000,
}: FetchGuards = {}): GuardedFetch {
  return async function guardedFetch(address, { signal, types = pageTypes } = {}) {
    const deadline = AbortSignal.timeout(timeoutMs)
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
    try {
      let url = readUrl(address)
      for (let redirects = 0; ; redirects += 1) {
        const target = await chooseAddress(url, stop)
        const response = await ask(url, target, stop)
        const next = redirectOf(response, url)
        if (next === undefined) {
          return await read(response, url, types)
        }
        response.destroy()
        if (redirects === mostRedirects) throw new FetchRefused('status', texts.redirectsTooOften)
        url = next
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (deadline.aborted) throw new FetchRefused('time', texts.noAnswerInTime)
      if (error instanceof FetchRefused) throw error
      throw new FetchRefused('network', texts.unreachable)
    }
  }

  async function chooseAddress(url: URL, stop: AbortSignal): Promise<LookupAddress> {
    const host = hostOf(url)
    const port = portOf(url)
    const family = isIP(host)
    const found = family === 0 ? await orAbort(resolve(host), stop) : [{ address: host, family }]
    const [first] = found
    // One private address among public ones is how a name is made to point inside later.
    if (first === undefined || !found.every((one) => isAllowed(one.address, port)))
      throw new FetchRefused('address', texts.notPublic)
    return first
  }

  function ask(url: URL, target: LookupAddress, signal: AbortSignal): Promise<IncomingMessage> {
    // Whatever is asked for, the answer is the address that was looked at.
    const lookup: LookupFunction = (_, options, done) => {
      if (options.all) done(null, [target])
      else done(null, target.address, target.family)
    }
    return new Promise((settle, fail) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, {
        lookup,
        signal,
        agent: false,
        headers: {
          'User-Agent': 'Mozilla/5.0 (compatible; BluepromptChecker/1.0)',
          Accept: 'text/html,application/xhtml+xml,text/plain;q=0.9,*/*;q=0.5',
          'Accept-Encoding': 'gzip, deflate, br',
        },
      })
      request.once('response', settle)
      request.once('error', fail)
      request.end()
    })
  }

  async function read(response: IncomingMessage, url: URL, types: readonly string[]): Promise<FetchedPage> {
    const status = response.statusCode ?? 0
    const type = (response.headers['content-type'] ?? '').toLowerCase()
    try {
      if (status !== 200) throw new FetchRefused('status', texts.answeredStatus(status))
      if (!types.some((one) => type.startsWith(one))) throw new FetchRefused('type', texts.unknownFormat)
      if (Number(response.headers['content-length'] ?? 0) > limitBytes) throw tooLarge()
      const chunks: Buffer[] = []
      let length = 0
      // Counted after unpacking: a small answer can hold a very large page.
      for await (const chunk of unpacked(response)) {
        length += (chunk as Buffer).byteLength
        if (length > limitBytes) throw tooLarge()
        chunks.push(chunk as Buffer)
      }
      return { url: url.href, type, bytes: Buffer.concat(chunks) }
    } finally {
      response.destroy()
    }
  }
}

function readUrl(address: string): URL {
  if (address.length > 2_000 || !URL.canParse(address)) throw new FetchRefused('address', texts.notWebAddress)
  return checkUrl(new URL(address))
}

function checkUrl(url: URL): URL {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('address', texts.onlyHttp)
  if (url.username !== '' || url.password !== '') throw new FetchRefused('address', texts.noPasswords)
  const host = hostOf(url)
  if (
    isIP(host) === 0 &&
    !/^(?!.*(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$).+\.[^.\d][^.]*\.?$/i.test(host)
  )
    throw new FetchRefused('address', texts.notPublic)
  url.hash = ''
  return url
}

/** IPv6 without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined
  if (!URL.canParse(location, from.href)) throw new FetchRefused('status', texts.redirectsNowhere)
  return checkUrl(new URL(location, from.href))
}

function unpacked(response: IncomingMessage): AsyncIterable<unknown> {
  switch (response.headers['content-encoding']?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return joined(response, zlib.createGunzip())
    case 'deflate':
      return joined(response, zlib.createInflate())
    case 'br':
      return joined(response, zlib.createBrotliDecompress())
    default:
      return response
  }
}

function joined(response: IncomingMessage, unpack: zlib.Gunzip | zlib.Inflate | zlib.BrotliDecompress) {
  response.on('error', (error) => unpack.destroy(error))
  response.on('close', () => {
    if (!response.complete) unpack.destroy(new Error('The answer broke off'))
  })
  return response.pipe(unpack)
}

function orAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((settle, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    promise.then(settle, fail)
  })
}

function tooLarge(): FetchRefused {
  return new FetchRefused('size', texts.tooLarge)
}
