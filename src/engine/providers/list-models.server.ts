import { ModelFailure } from '../models/model-failure.ts'
import type { ProviderId } from '../models/model-data.ts'
import { readJson, type JsonRequest } from '../models/wire/read-json.server.ts'
import { readModelList } from './read-model-list.ts'

export type Address = { wire: ProviderId; baseUrl: string; key: string | undefined }

/** The models that a provider says it has. Throws `ModelFailure`. */
export async function listModels(address: Address, signal: AbortSignal): Promise<string[]> {
  const body = await readJson(requestFor(address), signal)
  const listed = readModelList(body)
  if (listed === undefined) throw new ModelFailure('bad-request', 'no list of models')
  return listed
}

function requestFor({ wire, baseUrl, key }: Address): JsonRequest {
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
