import { z } from 'zod'
import { readJson, removeKey, tabStorage, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { askAgainKey, connectKey } from '#shared/storage-keys.ts'

// OpenRouter's OAuth with PKCE, as its documentation gave it on 2026-11-23: https://openrouter.ai/docs/oauth

export const connectPath = '/connect/openrouter'

/** What is remembered in this tab while somebody is at OpenRouter. */
const Pending = z.object({
  returnTo: z.string().regex(/^\/(?![/\\])/),
  asksAgain: z.boolean().optional(),
  startedAt: z.number(),
  /** Missing until the way there begins. */
  state: z.string().optional(),
  verifier: z.string().optional(),
})
type Pending = z.infer<typeof Pending>

export type ConnectFault =
  'denied' | 'expired' | 'not-ours' | 'refused' | 'offline' | 'insecure' | 'odd' | 'not-kept'

export type Connected =
  | { step: 'leave'; to: string }
  | { step: 'done'; key: string; returnTo: string; asksAgain: boolean }
  | { step: 'failed'; fault: ConnectFault; returnTo: string }

const longestMs = 15 * 60_000

/** From the dialog: on to the page of ours that leads to OpenRouter and takes its answer. */
export function goToOpenRouter({ asksAgain }: { asksAgain: boolean }): void {
  const { pathname, search } = window.location
  remember({ returnTo: pathname + search, asksAgain, startedAt: Date.now() })
  window.location.assign(connectPath)
}

type ConnectParts = {
  openRouterUrl: string
  /** The address of this page, with what OpenRouter has answered. */
  here: URL
  storage?: BrowserStorage | undefined
  now?: () => number
}

/** What this page has to do now: lead there, or exchange what came back for a key. */
export async function connectOpenRouter({
  openRouterUrl,
  here,
  storage = tabStorage(),
  now = Date.now,
}: ConnectParts): Promise<Connected> {
  const pending = Pending.safeParse(readJson(storage, connectKey)).data
  const returnTo = pending?.returnTo ?? '/'
  const failed = (fault: ConnectFault): Connected => ({ step: 'failed', fault, returnTo })
  if (globalThis.crypto?.subtle === undefined) return failed('insecure')
  const code = here.searchParams.get('code')
  const hasAnswer = code !== null || here.searchParams.has('state') || here.searchParams.has('error')
  if (!hasAnswer) {
    const begun = { ...(pending ?? { returnTo, startedAt: 0 }), startedAt: now() }
    return { step: 'leave', to: await begin(begun, { openRouterUrl, here, storage }) }
  }
  // An answer counts once: verifier and state go. Where the person came from stays, for “Connect again”.
  const { verifier, state } = pending ?? {}
  if (pending) remember({ ...pending, verifier: undefined, state: undefined }, storage)
  if (pending === undefined || verifier === undefined || here.searchParams.get('state') !== state)
    return failed('not-ours')
  if (code === null) return failed('denied')
  if (now() - pending.startedAt > longestMs) return failed('expired')
  const exchanged = await exchange(openRouterUrl, { code, verifier })
  if (typeof exchanged === 'object') {
    removeKey(storage, connectKey)
    return { step: 'done', key: exchanged.key, returnTo, asksAgain: pending.asksAgain === true }
  }
  return failed(exchanged)
}

async function begin(
  pending: Pending,
  { openRouterUrl, here, storage }: Pick<ConnectParts, 'openRouterUrl' | 'here' | 'storage'>,
): Promise<string> {
  const verifier = randomText()
  const state = randomText()
  remember({ ...pending, verifier, state }, storage)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const to = new URL(`${openRouterUrl}/auth`)
  to.searchParams.set('callback_url', `${here.origin}${connectPath}?state=${state}`)
  to.searchParams.set('code_challenge', base64url(new Uint8Array(digest)))
  to.searchParams.set('code_challenge_method', 'S256')
  return to.href
}

const KeyAnswer = z.object({ key: z.string().regex(/^[\x21-\x7e]{8,400}$/) })

async function exchange(
  openRouterUrl: string,
  { code, verifier }: { code: string; verifier: string },
): Promise<{ key: string } | ConnectFault> {
  try {
    const response = await fetch(`${openRouterUrl}/api/v1/auth/keys`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, code_verifier: verifier, code_challenge_method: 'S256' }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(20_000),
    })
    if (response.status === 400 || response.status === 403) return 'expired'
    if (!response.ok) return 'refused'
    return KeyAnswer.safeParse(await response.json().catch(() => undefined)).data ?? 'odd'
  } catch {
    return 'offline'
  }
}

/** The page asks again by itself once it is open. */
export function askAgainAt(path: string, storage = tabStorage()): void {
  writeText(storage, askAgainKey, path)
}

function remember(pending: Pending, storage = tabStorage()): void {
  writeText(storage, connectKey, JSON.stringify(pending))
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
