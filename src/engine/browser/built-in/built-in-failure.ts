import { ModelFailure, type ModelFailureKind } from '../../models/model-failure.ts'
import { toldFailure } from '../told-failure.ts'
import * as texts from './the-built-in.texts.ts'

/** What the Prompt API throws, by the name of the exception; its sentences are the browser's own. */
const kinds: Readonly<Record<string, ModelFailureKind>> = {
  QuotaExceededError: 'too-long',
  /** A language or a schema that the model does not know. */
  NotSupportedError: 'bad-request',
  TypeError: 'bad-request',
  /** It could not keep to the schema. */
  SyntaxError: 'bad-request',
  /** No press of a button before the download, a policy, or another site's frame. */
  NotAllowedError: 'not-here',
  SecurityError: 'not-here',
  NetworkError: 'network',
  /** The browser held the answer back. */
  NotReadableError: 'refused',
  /** The session is gone, the browser ended it, or the model broke down. */
  InvalidStateError: 'server',
  AbortError: 'server',
  OperationError: 'server',
  UnknownError: 'server',
}

const sentences: Readonly<Record<string, string>> = {
  AbortError: texts.stoppedByBrowser,
  NotSupportedError: texts.couldNotHandle,
  TypeError: texts.couldNotHandle,
  SyntaxError: texts.couldNotHandle,
  NotAllowedError: texts.notAllowedHere,
  SecurityError: texts.notAllowedHere,
  NotReadableError: texts.heldBack,
}

/** `signal`: the person's own; browsers end sessions for reasons of theirs under the same name. */
export function builtInFailure(error: unknown, signal?: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (signal?.aborted) return new ModelFailure('stopped', 'stopped by the person')
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  const message = error instanceof Error || error instanceof DOMException ? error.message : String(error)
  return toldFailure(kinds[name] ?? 'server', sentences[name], `${name}: ${message}`)
}
