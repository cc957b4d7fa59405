import type { FakeProvider } from './fake-provider.test-support.ts'
import type { ProviderId } from './model-data.ts'

/** Settings of a server that asks these providers in this order, each at its address. */
export function providerSettings(ids: readonly ProviderId[], urlOf: FakeProvider['urlOf']) {
  return {
    AI_PROVIDERS: ids.join(','),
    GOOGLE_GENERATIVE_AI_API_KEY: 'test-google',
    GOOGLE_BASE_URL: urlOf('google'),
    OPENAI_API_KEY: 'test-openai',
    OPENAI_BASE_URL: urlOf('openai'),
    ANTHROPIC_API_KEY: 'test-anthropic',
    ANTHROPIC_BASE_URL: urlOf('anthropic'),
    OPENAI_COMPATIBLE_BASE_URL: urlOf('openai-compatible'),
    OPENAI_COMPATIBLE_MODEL: 'local',
  }
}
