import { failureOfAnswer } from '../models/classify-failure.ts'
import { ModelFailure } from '../models/model-failure.ts'
import type { ProviderId } from '../models/model-data.ts'
import { readModelList } from './read-model-list.ts'

export type Address = { wire: ProviderId; baseUrl: string; key: string | undefined }

const mostBytes = 8 * 1024 * 1024

/** The models that a provider says it has. Throws `ModelFailure`. */
export async function listModels(address: Address, signal: AbortSignal): Promise<string[]> {
  const body = await readJson(requestFor(address), signal)
  const listed = readModelList(body)
  if (listed === undefined) throw new ModelFailure('bad-request', 'no list of models')
  return listed
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
