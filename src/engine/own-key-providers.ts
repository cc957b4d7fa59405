/**
 * Providers for which a person may bring an own key: those whose address nobody chooses. Header `x-ai-provider`, with
 * the key in `x-ai-key` and perhaps a model's name in `x-ai-model`.
 */
export const ownKeyProviders = [
  'openrouter',
  'google',
  'openai',
  'anthropic',
  'mistral',
  'groq',
  'deepseek',
  'xai',
  'together',
  'fireworks',
] as const
