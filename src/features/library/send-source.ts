import { z } from 'zod'
import { fileLimitBytes, ImportOutcome, type SourceScope } from './source.ts'
import * as texts from './sources-desk.texts.ts'

export type SourceToSend = { name: string; file: Blob } | { name: string; url: string }

const Refusal = z.object({ error: z.string() })

/** Sends one file or address to be imported; never throws. */
export async function sendSource(
  scope: SourceScope,
  source: SourceToSend,
  signal: AbortSignal,
): Promise<ImportOutcome> {
  if ('file' in source && source.file.size > fileLimitBytes)
    return failed(texts.fileTooLarge(fileLimitBytes / 1024 / 1024))
  try {
    const query = new URLSearchParams({
      scope,
      ...('file' in source ? { name: source.name.slice(-300) } : { url: source.url }),
    })
    const response = await fetch(`/sources/import?${query}`, {
      method: 'POST',
      signal,
      ...('file' in source
        ? { body: source.file, headers: { 'content-type': 'application/octet-stream' } }
        : {}),
    })
    const answer: unknown = await response.json()
    if (!response.ok) return failed(Refusal.safeParse(answer).data?.error ?? texts.pleaseTryAgain)
    return ImportOutcome.parse(answer)
  } catch {
    return failed(signal.aborted ? texts.cancelled : texts.noAnswer)
  }
}

function failed(reason: string): ImportOutcome {
  return { outcome: 'failed', reason }
}
