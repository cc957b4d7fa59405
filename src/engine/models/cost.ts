import { priceOf } from './model-data.ts'

const encoder = new TextEncoder()

/** US dollars. */
export function costOf(model: string, inputTokens: number, outputTokens: number): number {
  const price = priceOf(model)
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000
}

/** Tokens of a text before anybody has counted them; too many rather than too few. */
export function estimateTokens(text: string): number {
  return Math.ceil(encoder.encode(text).length / 3)
}
