import { ModelFailure } from '../../models/model-failure.ts'
import type { BrowserKind, PrepareOptions, Readiness } from '../browser-kind.ts'
import type { WritingModel, WriteOptions } from '../../answer/writing-model.ts'
import { toldFailure } from '../told-failure.ts'
import { inTime, readPieces, usualIdleLimits, type IdleLimits } from '../read-pieces.ts'
import { builtInFailure } from './built-in-failure.ts'
import {
  builtInName,
  contextTokensOf,
  countTokensOf,
  findPromptApi,
  inLanguages,
  knownLanguages,
  type PromptApi,
} from './prompt-api.ts'
import * as texts from './the-built-in.texts.ts'

export type BuiltInParts = {
  api?: PromptApi | undefined
  name?: string
  languages?: readonly string[]
  limits?: IdleLimits
}

/** The model that the browser itself brings: one download for all sites, kept by the browser. */
export function builtInKind({
  api = findPromptApi(),
  name = builtInName(),
  languages = navigator.languages,
  limits,
}: BuiltInParts = {}): BrowserKind {
  // Asked for before the press of the button: browsers accept a press for a few seconds only.
  let known: readonly string[] | undefined
  return {
    async availability(): Promise<Readiness> {
      if (api === undefined) return { state: 'unsupported', reason: texts.noBuiltInModel }
      try {
        const found = await knownLanguages(api, languages)
        known = found.languages
        return readinessFor(found.availability)
      } catch {
        return { state: 'unsupported', reason: texts.notOnThisDevice }
      }
    },
    async prepare(options) {
      const given = required(api)
      known ??= (await explained(knownLanguages(given, languages))).languages
      const session = await download(given, known, options)
      session.destroy()
    },
    async open() {
      const given = required(api)
      const { availability, languages: own } = await explained(knownLanguages(given, languages))
      if (availability !== 'available') throw notReady(availability)
      return openModel({ api: given, name, languages: own, limits })
    },
  }
}

function readinessFor(availability: Availability): Readiness {
  if (availability === 'available') return { state: 'ready' }
  if (availability === 'downloading') return { state: 'downloading' }
  if (availability === 'downloadable') return { state: 'needs-download' }
  return { state: 'unsupported', reason: texts.notOnThisDevice }
}

function notReady(availability: Exclude<Availability, 'available'>): ModelFailure {
  if (availability === 'downloading') return toldFailure('not-downloaded', texts.stillDownloading)
  if (availability === 'downloadable') return toldFailure('not-downloaded', texts.notDownloaded)
  return toldFailure('not-here', texts.unavailableHere)
}

function required(api: PromptApi | undefined): PromptApi {
  if (api === undefined) throw toldFailure('not-here', texts.noneHere)
  return api
}

async function explained<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  try {
    return await promise
  } catch (error) {
    throw builtInFailure(error, signal)
  }
}

/** Asking for a session is how a browser is asked to fetch its model. */
function download(api: PromptApi, languages: readonly string[], { onProgress, signal }: PrepareOptions) {
  return explained(
    api.create({
      ...inLanguages(languages),
      signal,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
    }),
    signal,
  )
}

/** Nothing was asked yet, so nothing can have been too long. */
function notStarted(failure: ModelFailure): never {
  throw failure.kind === 'too-long' ? toldFailure('server', texts.notStarted, failure.message) : failure
}

type Opened = { api: PromptApi; name: string; languages: readonly string[]; limits: IdleLimits | undefined }

async function openModel({ api, name, languages, limits = usualIdleLimits }: Opened): Promise<WritingModel> {
  const options = inLanguages(languages)
  // Kept for counting, and so that the browser does not unload the model between two questions.
  const idle = await explained(inTime(api.create(options), limits.firstPieceMs)).catch(notStarted)
  const contextTokens = contextTokensOf(idle)
  return {
    name,
    ...(contextTokens === undefined
      ? {}
      : { room: { contextTokens, countTokens: (text) => explained(countTokensOf(idle, text)) } }),
    async write({ instructions, material }, { signal, maxOutputTokens, schema, onText }) {
      if (signal?.aborted) throw new ModelFailure('stopped', 'stopped before it was asked')
      // A session remembers; each question gets its own.
      const created = api.create({
        ...options,
        ...(signal ? { signal } : {}),
        initialPrompts: [{ role: 'system', content: instructions }],
      })
      const session = await explained(inTime(created, limits.firstPieceMs), signal)
      let isShown = false
      const show = (delta: string) => {
        isShown = true
        onText?.(delta)
      }
      const ask = (constraint: object | undefined) =>
        streamed(session, material, { signal, maxOutputTokens, schema: constraint, onText: show, limits })
      try {
        return await ask(schema)
      } catch (error) {
        // The request says the form too; the reader mends what a grammar would have kept.
        const isUnknown = error instanceof ModelFailure && error.kind === 'bad-request'
        if (schema === undefined || isShown || !isUnknown) throw error
        return await ask(undefined)
      } finally {
        session.destroy()
      }
    },
  }
}

async function streamed(
  session: LanguageModel,
  material: string,
  { signal, maxOutputTokens, schema, onText, limits }: WriteOptions & { limits: IdleLimits },
): Promise<{ text: string; isCut: boolean }> {
  const own = new AbortController()
  let stream: ReadableStream<string>
  try {
    stream = session.promptStreaming(material, {
      signal: own.signal,
      ...(schema
        ? { responseConstraint: schema as Record<string, unknown>, omitResponseConstraintInput: true }
        : {}),
    })
  } catch (error) {
    throw builtInFailure(error)
  }
  return readPieces(piecesOf(stream), {
    signal,
    onText,
    limits,
    mostCharacters: maxOutputTokens * 5,
    stop: () => own.abort(),
    explain: builtInFailure,
  })
}

async function* piecesOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
