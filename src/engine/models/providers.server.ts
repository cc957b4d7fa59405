import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { isOwnMachine } from '#platform/checked-tls.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Candidate } from './ask-models.server.ts'
import { isHomeAddress, withContext } from './context/with-context.server.ts'
import { defaultModels, type ProviderId } from './model-data.ts'
import { wireFormats } from './wire/wire-format.ts'
import { createRequestWriter, writingFetch } from './wire/write-request.server.ts'

type ProviderSettings = { id: ProviderId; modelName: string; modelOf: (modelName: string) => LanguageModelV4 }

export type ModelConfig = Pick<
  Config,
  | 'aiProviders'
  | 'googleKey'
  | 'googleBaseUrl'
  | 'googleModel'
  | 'openaiKey'
  | 'openaiBaseUrl'
  | 'openaiModel'
  | 'anthropicKey'
  | 'anthropicBaseUrl'
  | 'anthropicModel'
  | 'compatibleBaseUrl'
  | 'compatibleKey'
  | 'compatibleModel'
  | 'aiToolModels'
>

/** In the order they are asked; empty when no key is set, and then the composer answers alone. */
export function candidatesFor(config: ModelConfig, toolSlug: string): Candidate[] {
  const own = config.aiToolModels.find((entry) => entry.tool === toolSlug)
  const configured = configuredProviders(config)
  const ordered = own
    ? configured.toSorted((one, other) => Number(other.id === own.provider) - Number(one.id === own.provider))
    : configured
  const { compatibleBaseUrl: baseUrl = '', compatibleKey: key } = config
  return ordered.map(({ id, modelName, modelOf }) => {
    const name = own?.provider === id ? own.model : modelName
    const isCompatible = id === 'openai-compatible'
    const isFree = isCompatible && isOwnMachine(baseUrl)
    const made = candidate({ provider: id, name: id, modelName: name, isFree }, modelOf(name))
    return isCompatible && isHomeAddress(baseUrl) ? withContext(made, { baseUrl, key }) : made
  })
}

export type Connection = {
  /** The format that it is asked in. */
  wire: ProviderId
  name: string
  baseUrl: string
  /** undefined for a server that wants none. */
  key: string | undefined
  modelName: string
  isFree: boolean
  /** On a machine or network of one's own, whose runtime is asked how much the model holds. */
  isHome?: boolean
}

/** One that no setting of the environment names. */
export function candidateOf(connection: Connection): Candidate {
  const { wire, name, baseUrl, key, modelName, isFree, isHome = false } = connection
  const { modelOf } = connect[wire](baseUrl, key)
  const made = candidate({ provider: wire, name, modelName, isFree }, modelOf(modelName))
  return isHome && wire === 'openai-compatible' ? withContext(made, { baseUrl, key }) : made
}

const connect: Record<ProviderId, (baseUrl: string, key?: string) => ProviderSettings> = {
  google: (googleBaseUrl, key = '') => google({ googleBaseUrl }, key),
  openai: (openaiBaseUrl, key = '') => openai({ openaiBaseUrl }, key),
  anthropic: (anthropicBaseUrl, key = '') => anthropic({ anthropicBaseUrl }, key),
  'openai-compatible': (baseUrl, compatibleKey) => compatible({ compatibleKey }, baseUrl, ''),
}

/** In the order they are asked. */
export function configuredProviders(config: ModelConfig): ProviderSettings[] {
  const all: Record<ProviderId, ProviderSettings | undefined> = {
    google: config.googleKey === undefined ? undefined : google(config, config.googleKey),
    openai: config.openaiKey === undefined ? undefined : openai(config, config.openaiKey),
    anthropic: config.anthropicKey === undefined ? undefined : anthropic(config, config.anthropicKey),
    'openai-compatible':
      config.compatibleBaseUrl === undefined || config.compatibleModel === undefined
        ? undefined
        : compatible(config, config.compatibleBaseUrl, config.compatibleModel),
  }
  const order = config.aiProviders ?? (Object.keys(all) as ProviderId[])
  return order.flatMap((id) => all[id] ?? [])
}

function candidate(about: Omit<Candidate, 'write' | 'format'>, model: LanguageModelV4): Candidate {
  const { provider } = about
  return { ...about, write: createRequestWriter(provider, model), format: wireFormats[provider] }
}

function google(config: Partial<ModelConfig>, apiKey: string): ProviderSettings {
  const provider = createGoogleGenerativeAI({ apiKey, fetch: writingFetch, ...address(config.googleBaseUrl) })
  return {
    id: 'google',
    modelName: config.googleModel ?? defaultModels.google,
    modelOf: (name) => provider(name),
  }
}

function openai(config: Partial<ModelConfig>, apiKey: string): ProviderSettings {
  const provider = createOpenAI({ apiKey, fetch: writingFetch, ...address(config.openaiBaseUrl) })
  // Chat completions, because every gateway in front of OpenAI speaks them.
  return {
    id: 'openai',
    modelName: config.openaiModel ?? defaultModels.openai,
    modelOf: (name) => provider.chat(name),
  }
}

function anthropic(config: Partial<ModelConfig>, apiKey: string): ProviderSettings {
  const provider = createAnthropic({ apiKey, fetch: writingFetch, ...address(config.anthropicBaseUrl) })
  return {
    id: 'anthropic',
    modelName: config.anthropicModel ?? defaultModels.anthropic,
    modelOf: (name) => provider(name),
  }
}

function compatible(
  config: Pick<ModelConfig, 'compatibleKey'>,
  baseURL: string,
  modelName: string,
): ProviderSettings {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: writingFetch,
    ...(config.compatibleKey === undefined ? {} : { apiKey: config.compatibleKey }),
  })
  return { id: 'openai-compatible', modelName, modelOf: (name) => provider(name) }
}

function address(baseURL: string | undefined): { baseURL?: string } {
  return baseURL === undefined ? {} : { baseURL }
}
