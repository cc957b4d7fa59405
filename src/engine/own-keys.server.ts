import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { ownValue } from '#shared/own-value.ts'
import type { Config } from '#platform/config.server.ts'
import { ownKeyProviders } from './own-key-providers.ts'
import type { Candidate } from './models/ask-models.server.ts'
import { defaultModels } from './models/model-data.ts'
import { ModelFailure } from './models/model-failure.ts'
import { candidateOf } from './models/providers.server.ts'
import * as texts from './own-keys.texts.server.ts'
import { listModels, type Address } from './providers/list-models.server.ts'
import { findKind, sortModels, type ProviderKind } from './providers/provider-kinds.ts'
import { faultOfList, testProvider } from './providers/test-provider.server.ts'
import type { ModelList, TestResult } from './providers/test-result.ts'

const Headers = z.object({
  provider: z.enum(ownKeyProviders),
  key: z.string().regex(/^[\x21-\x7e]{8,400}$/),
  model: z
    .string()
    .regex(/^[\w./:@+ -]{1,120}$/)
    .nullable()
    .transform((name) => name ?? undefined),
})
/** A person's own key, for this one request. */
export type OwnKey = z.infer<typeof Headers>

/** From the headers `x-ai-provider`, `x-ai-key` and `x-ai-model`; it lives as long as the request. */
export function readOwnKey(request: Request, isAllowed: boolean): OwnKey | undefined {
  const { headers } = request
  const key = headers.get('x-ai-key')
  if (key === null || key === '') return undefined
  if (!isAllowed) throw new AppError('FORBIDDEN', texts.noOwnKeys)
  const given = { provider: headers.get('x-ai-provider'), key, model: headers.get('x-ai-model') }
  const parsed = Headers.safeParse(given)
  if (!parsed.success)
    throw new AppError('INVALID_INPUT', texts.chooseProviderAndPaste(ownKeyProviders.join(', ')))
  return parsed.data
}

export type OwnKeys = {
  /** Throws `ModelFailure` when no model was chosen and the provider's list cannot be had. */
  candidateFor: (key: OwnKey) => Promise<Candidate>
  list: (key: OwnKey) => Promise<ModelList>
  test: (key: OwnKey) => Promise<TestResult>
}

const listMs = 10_000

/** Asks providers with people's own keys: always at the addresses of our list, whatever a request says. */
export function createOwnKeys(kinds: readonly ProviderKind[]): OwnKeys {
  function addressOf({ provider, key }: OwnKey): Address & { kind: ProviderKind } {
    const kind = kinds.find(({ id }) => id === provider)
    if (kind === undefined) throw new AppError('NOT_FOUND', texts.noSuchProvider)
    return { kind, wire: kind.wire, baseUrl: kind.baseUrl, key }
  }

  async function modelsOf(address: Address & { kind: ProviderKind }): Promise<string[]> {
    const ids = await listModels(address, AbortSignal.timeout(listMs))
    return sortModels(address.kind, ids)
  }

  async function modelFor(ownKey: OwnKey): Promise<string> {
    const known = ownKey.model ?? ownValue(defaultModels, ownKey.provider)
    if (known !== undefined) return known
    // Not remembered: each key opens models of its own, and our page sends the name of one.
    const [first] = await modelsOf(addressOf(ownKey))
    if (first === undefined) throw new ModelFailure('bad-request', 'no model in the list')
    return first
  }

  async function candidateFor(ownKey: OwnKey): Promise<Candidate> {
    const { kind, wire, baseUrl, key } = addressOf(ownKey)
    const modelName = await modelFor(ownKey)
    return candidateOf({ wire, name: kind.id, baseUrl, key, modelName, isFree: false })
  }

  return {
    candidateFor,
    async list(ownKey) {
      try {
        return { ok: true, models: await modelsOf(addressOf(ownKey)) }
      } catch (error) {
        return { ok: false, fault: faultOfList(error) }
      }
    },
    async test(ownKey) {
      try {
        return await testProvider(await candidateFor(ownKey), addressOf(ownKey))
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        return { ok: false, model: ownKey.model ?? '', fault: faultOfList(error) }
      }
    },
  }
}

/** The providers whose address nobody chooses. */
export function ownKeyKinds({ openRouterUrl }: Pick<Config, 'openRouterUrl'>): ProviderKind[] {
  return ownKeyProviders.flatMap((id) => {
    const kind = findKind(id)
    if (kind === undefined) return []
    return id === 'openrouter' ? [{ ...kind, baseUrl: `${openRouterUrl}/api/v1` }] : [kind]
  })
}
