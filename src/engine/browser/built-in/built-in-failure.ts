import { ModelFailure, type ModelFailureKind } from '../../models/model-failure.ts'

/** What the Prompt API throws, by the name of the exception; its sentences are the browser's own. */
const kinds: Readonly<Record<string, ModelFailureKind>> = {
  AbortError: 'stopped',
  QuotaExceededError: 'too-long',
  /** A language or a schema that the model does not know. */
  NotSupportedError: 'bad-request',
  TypeError: 'bad-request',
  /** It could not keep to the schema. */
  SyntaxError: 'bad-request',
  /** No press of a button before the download, a policy, or another site's frame. */
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NetworkError: 'network',
  /** The session is gone, the answer was held back, or the model broke down. */
  InvalidStateError: 'server',
  NotReadableError: 'server',
  OperationError: 'server',
  UnknownError: 'server',
}

export function builtInFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  const message = error instanceof Error || error instanceof DOMException ? error.message : String(error)
  return new ModelFailure(kinds[name] ?? 'server', `${name}: ${message}`)
}
