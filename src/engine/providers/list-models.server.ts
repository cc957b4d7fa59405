import { z } from 'zod'
import { failureOfAnswer } from '../models/classify-failure.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { ProviderId } from '../models/model-data.ts'

export type Address = { wire: ProviderId; baseUrl: string; key: string | undefined }

const mostBytes = 8 * 1024 * 1024

const OpenAiList = z.object({ data: z.array(z.object({ id: z.string() })) })
const BareList = z.array(z.object({ id: z.string() }))
const GoogleList = z.object({
  models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).nullish() })),
})

/** The models that a provider says it has. Throws `ModelFailure`. */
export async function listModels(address: Address, signal: AbortSignal): Promise<string[]> {
  const body = await readJson(requestFor(address), signal)
  const google = GoogleList.safeParse(body)
  if (google.success) {
    const texts = google.data.models.filter(
      ({ supportedGenerationMethods: methods }) => !methods || methods.includes('generateContent'),
    )
    return named(texts.map(({ name }) => name.replace(/^models\//, '')))
  }
  const listed = OpenAiList.safeParse(body)
  if (listed.success) return named(listed.data.data.map(({ id }) => id))
  const bare = BareList.safeParse(body)
  if (bare.success) return named(bare.data.map(({ id }) => id))
  throw new ModelFailure('bad-request', 'no list of models')
}

/** Names that are too long or odd for our table would only fail later. */
function named(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => /^[\w./:@+ -]{1,120}$/.test(id)).slice(0, 2_000)
}

type ListRequest = { url: string; headers: Record<string, string> }

function requestFor({ wire, baseUrl, key }: Address): ListRequest {
  switch (wire) {
    case 'google':
      return {
        url: `${baseUrl}/models?pageSize=1000`,
        headers: key === undefined ? {} : { 'x-goog-api-key': key },
      }
    case 'anthropic':
      return {
        url: `${baseUrl}/models?limit=1000`,
        headers: { 'anthropic-version': '2023-06-01', ...(key === undefined ? {} : { 'x-api-key': key }) },
      }
    case 'openai':
    case 'openai-compatible':
      return {
        url: `${baseUrl}/models`,
        headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
      }
  }
}

async function readJson({ url, headers }: ListRequest, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { headers, signal, redirect: 'manual' }).catch(() => {
    throw new ModelFailure('network', 'no connection')
  })
  const text = await readText(response)
  if (!response.ok)
    throw failureOfAnswer({ status: response.status, retryAfter: undefined, text: text.slice(0, 10_000) }, 0)
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelFailure('bad-request', 'an answer that is no JSON')
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.byteLength
      if (bytes > mostBytes) throw new ModelFailure('endless', `${bytes} bytes`)
      text += decoder.decode(piece, { stream: true })
    }
  } catch (error) {
    throw error instanceof ModelFailure ? error : new ModelFailure('network', 'the connection broke')
  }
  return text
}
