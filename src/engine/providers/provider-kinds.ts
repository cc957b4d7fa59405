import type { ProviderId } from '../models/model-data.ts'

// Addresses and names of models as the vendors gave them on 2026-11-20.

export type ProviderKind = {
  id: string
  label: string
  /** The format that it is asked in. */
  wire: ProviderId
  /** '' when it has to be entered. */
  baseUrl: string
  needsKey: boolean
  /** Runs on a machine of one's own and costs nothing for each answer. */
  isLocal?: boolean
  /** Its list names other things than what is asked. */
  needsModel?: boolean
  /** Where a key is made. */
  keyPage?: string
  /** What to know before choosing it. */
  about: string
  addressExample?: string
  /** Taken when nobody chooses: the first that the provider has. */
  preferred: readonly RegExp[]
}

export const providerKinds: readonly ProviderKind[] = [
  {
    id: 'google',
    label: 'Google Gemini',
    wire: 'google',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    needsKey: true,
    keyPage: 'https://aistudio.google.com/apikey',
    about: 'You can get a free key without a card. Google may train on what is sent with a free key.',
    preferred: [/^gemini-3\.8-flash$/, /^gemini-[\d.]+-flash$/, /flash/],
  },
  {
    id: 'openai',
    label: 'OpenAI',
    wire: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    needsKey: true,
    keyPage: 'https://platform.openai.com/api-keys',
    about: 'Needs an account with credit; a ChatGPT subscription doesn’t count.',
    preferred: [/^gpt-5\.4-mini$/, /^gpt-[\d.]+-mini$/, /^gpt-/],
  },
  {
    id: 'anthropic',
    label: 'Anthropic',
    wire: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    needsKey: true,
    keyPage: 'https://console.anthropic.com/settings/keys',
    about: 'Needs an account with credit; a Claude subscription doesn’t count.',
    preferred: [/^claude-haiku-5-5/, /^claude-.*haiku/, /^claude-/],
  },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    wire: 'openai-compatible',
    baseUrl: 'https://openrouter.ai/api/v1',
    needsKey: true,
    keyPage: 'https://openrouter.ai/settings/keys',
    about: 'One key for models from many companies. Models with names ending in :free cost nothing.',
    preferred: [/^google\/gemini-3\.8-flash$/, /^google\/gemini-[\d.]+-flash$/, /^openai\/gpt-[\d.]+-mini$/],
  },
  {
    id: 'mistral',
    label: 'Mistral',
    wire: 'openai-compatible',
    baseUrl: 'https://api.mistral.ai/v1',
    needsKey: true,
    keyPage: 'https://console.mistral.ai/api-keys',
    about: 'Its servers are in the European Union.',
    preferred: [/^mistral-medium-latest$/, /^mistral-small-latest$/, /^mistral-/],
  },
  {
    id: 'groq',
    label: 'Groq',
    wire: 'openai-compatible',
    baseUrl: 'https://api.groq.com/openai/v1',
    needsKey: true,
    keyPage: 'https://console.groq.com/keys',
    about: 'Open models, very fast. Free within limits.',
    preferred: [/gpt-oss-120b/, /llama-3\.3-70b/, /llama/],
  },
  {
    id: 'deepseek',
    label: 'DeepSeek',
    wire: 'openai-compatible',
    baseUrl: 'https://api.deepseek.com/v1',
    needsKey: true,
    keyPage: 'https://platform.deepseek.com/api_keys',
    about: 'Its servers are in China.',
    preferred: [/^deepseek-chat$/],
  },
  {
    id: 'xai',
    label: 'xAI',
    wire: 'openai-compatible',
    baseUrl: 'https://api.x.ai/v1',
    needsKey: true,
    keyPage: 'https://console.x.ai',
    about: 'The Grok models.',
    preferred: [/^grok-.*fast(?!.*non)/, /^grok-/],
  },
  {
    id: 'together',
    label: 'Together AI',
    wire: 'openai-compatible',
    baseUrl: 'https://api.together.xyz/v1',
    needsKey: true,
    keyPage: 'https://api.together.ai/settings/api-keys',
    about: 'Many open models.',
    preferred: [/gpt-oss-120b/i, /llama-3\.3-70b/i],
  },
  {
    id: 'fireworks',
    label: 'Fireworks AI',
    wire: 'openai-compatible',
    baseUrl: 'https://api.fireworks.ai/inference/v1',
    needsKey: true,
    keyPage: 'https://app.fireworks.ai/settings/users/api-keys',
    about: 'Many open models.',
    preferred: [/gpt-oss-120b/i, /llama-v3p3-70b/i],
  },
  {
    id: 'azure',
    label: 'Azure OpenAI',
    wire: 'openai',
    baseUrl: '',
    needsKey: true,
    keyPage: 'https://portal.azure.com',
    needsModel: true,
    about: 'The model is the name of your deployment.',
    addressExample: 'https://your-resource.openai.azure.com/openai/v1',
    preferred: [],
  },
  {
    id: 'ollama',
    label: 'Ollama',
    wire: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:11434/v1',
    needsKey: false,
    isLocal: true,
    about: 'Runs on your own machine: nothing leaves it, and answers cost nothing.',
    preferred: [/^(?:qwen|gemma|llama|mistral|gpt-oss)/],
  },
  {
    id: 'lm-studio',
    label: 'LM Studio',
    wire: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:1234/v1',
    needsKey: false,
    isLocal: true,
    about: 'Runs on your own machine. Start its server on the Developer tab.',
    preferred: [],
  },
  {
    id: 'llama-cpp',
    label: 'llama.cpp',
    wire: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:8080/v1',
    needsKey: false,
    isLocal: true,
    about: 'Runs on your own machine. Start it with llama-server.',
    preferred: [],
  },
  {
    id: 'vllm',
    label: 'vLLM',
    wire: 'openai-compatible',
    baseUrl: 'http://127.0.0.1:8000/v1',
    needsKey: false,
    isLocal: true,
    about: 'Runs on your own machine. Start it with vllm serve.',
    preferred: [],
  },
  {
    id: 'compatible',
    label: 'Any OpenAI-compatible address',
    wire: 'openai-compatible',
    baseUrl: '',
    needsKey: false,
    about: 'Any server with an OpenAI-compatible /chat/completions endpoint.',
    addressExample: 'https://models.example.org/v1',
    preferred: [],
  },
]

export function findKind(id: string): ProviderKind | undefined {
  return providerKinds.find((kind) => kind.id === id)
}

/** `name`: of a provider as the gateway knows it; one from the environment is known by an id. */
export function labelOf(name: string): string {
  return name === 'openai-compatible' ? 'OpenAI-compatible address' : (findKind(name)?.label ?? name)
}

// What cannot answer with text.
const otherModels =
  /embed|rerank|whisper|tts|speech|dall-e|moderation|-image|imagen|veo|audio|realtime|transcribe|guard|sora|babbage|davinci|diffusion|flux|aqa$|ocr/i

/** Those that answer with text, the one to take first. */
export function sortModels(kind: ProviderKind, ids: readonly string[]): string[] {
  const texts = ids.filter((id) => !otherModels.test(id))
  const some = texts.length > 0 ? texts : ids
  // A machine of one's own lists what was used last first.
  const listed = kind.isLocal ? [...some] : some.toSorted((one, other) => one.localeCompare(other, 'en'))
  const first = kind.preferred.map((pattern) => listed.find((id) => pattern.test(id))).find(Boolean)
  return first === undefined ? listed : [first, ...listed.filter((id) => id !== first)]
}
