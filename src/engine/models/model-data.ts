import { ownValue } from '#shared/own-value.ts'

// Names and prices as the vendors gave them on 2026-11-20; a changed one is a change of one line here.

export type ModelPrice = {
  /** US dollars per million input tokens. */
  input: number
  /** US dollars per million output tokens. */
  output: number
}

export const providerIds = ['google', 'openai', 'anthropic', 'openai-compatible'] as const
export type ProviderId = (typeof providerIds)[number]

/** Text in, text out, quick enough to be watched, and cheap enough to be free for visitors. */
export const defaultModels: Record<Exclude<ProviderId, 'openai-compatible'>, string> = {
  google: 'gemini-3.8-flash',
  openai: 'gpt-5.4-mini',
  anthropic: 'claude-haiku-5-5',
}

/**
 * Room to think before the first visible word. The providers' caps count thinking and answer together; ours think
 * little (see `reasoning` in stream-model.server.ts), and what is not used is not paid.
 */
export const thinkingTokens: Record<ProviderId, number> = {
  google: 8_192,
  openai: 8_192,
  anthropic: 8_192,
  // A server of one's own has less room for everything together, and many of its models do not think.
  'openai-compatible': 4_096,
}

const prices: Record<string, ModelPrice> = {
  // Half of this until the end of 2026; the budget reckons with the full price.
  'gemini-3.8-flash': { input: 1.5, output: 9 },
  'gemini-3.5-flash-lite': { input: 0.3, output: 2.5 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-6-sol': { input: 2, output: 10 },
  'claude-haiku-5-5': { input: 1, output: 5 },
  'claude-sonnet-5-5': { input: 3, output: 15 },
}

// A model nobody priced is taken for an expensive one, so that the daily budget stops too early and never too late.
const unknownPrice: ModelPrice = { input: 5, output: 25 }

export function priceOf(model: string): ModelPrice {
  return knownPriceOf(model) ?? unknownPrice
}

export function knownPriceOf(model: string): ModelPrice | undefined {
  // OpenRouter's mark for a model that costs nothing.
  if (model.endsWith(':free')) return { input: 0, output: 0 }
  // A reseller writes the maker in front: google/gemini-3.8-flash.
  return ownValue(prices, model) ?? ownValue(prices, model.slice(model.lastIndexOf('/') + 1))
}
