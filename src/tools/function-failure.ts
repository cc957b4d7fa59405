import type { ErrorCode } from '#shared/app-error.ts'
import type { ToastMessage } from '#ui/toast-context.ts'

const notForPeople = ['INTERNAL', 'NETWORK', 'TIMEOUT', 'STOPPED', 'BAD_ANSWER', 'BROKEN_OFF'] as const

/** Why a function gave no answer; `message` is for logs, pages show the specification's own words. */
export type FunctionFailure = {
  code: ErrorCode | (typeof notForPeople)[number]
  message: string
  /** Input path to sentence, when the server refused single fields. */
  fields: Record<string, string>
}

/** The function's own words about a request; undefined for what a network or a proxy says, which is not for people. */
export function ownSentence({ code, message }: FunctionFailure): string | undefined {
  return notForPeople.some((one) => one === code) || message === '' ? undefined : message
}

/** A general sentence; behind it a refusal, which says what to try instead. */
export function withRefusal(failed: ToastMessage): (failure: FunctionFailure) => ToastMessage {
  return ({ code, message }) => (code === 'INVALID_INPUT' ? { ...failed, description: message } : failed)
}
