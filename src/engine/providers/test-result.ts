import { joinList } from '#shared/text/join-list.ts'
import * as texts from './test-result.texts.ts'

export type TestFault =
  | 'wrong-key'
  | 'no-credit'
  | 'unknown-model'
  | 'wrong-address'
  | 'unreachable'
  | 'too-many'
  | 'overloaded'
  | 'silent'
  | 'refused'
  | 'no-answer'

/** What a model holds, as its runtime says, and which tools need more. */
export type ModelFit = { contextTokens: number; isSmall: boolean; tooSmallFor: string[] }

export type TestResult =
  | { ok: true; model: string; refusesSchema: boolean; ms: number; fit?: ModelFit | undefined }
  | { ok: false; model: string; fault: TestFault }

/** The models of a provider, the one to take first in front. */
export type ModelList = { ok: true; models: string[] } | { ok: false; fault: TestFault }

/** What is wrong, and what to do about it. */
export const faultTexts: Record<TestFault, { title: string; advice: string }> = {
  'wrong-key': { title: texts.wrongKey, advice: texts.wrongKeyText },
  'no-credit': { title: texts.noCredit, advice: texts.noCreditText },
  'unknown-model': { title: texts.unknownModel, advice: texts.unknownModelText },
  'wrong-address': { title: texts.wrongAddress, advice: texts.wrongAddressText },
  unreachable: { title: texts.unreachable, advice: texts.unreachableText },
  'too-many': { title: texts.tooManyRequests, advice: texts.tooManyRequestsText },
  overloaded: { title: texts.providerUnavailable, advice: texts.providerUnavailableText },
  silent: { title: texts.noAnswerInTime, advice: texts.noAnswerInTimeText },
  refused: { title: texts.requestRefused, advice: texts.requestRefusedText },
  'no-answer': { title: texts.noAnswer, advice: texts.noAnswerText },
}

/** One sentence for a status line. */
export function testSentence(result: TestResult): string {
  if (!result.ok) return `${faultTexts[result.fault].title}. ${faultTexts[result.fault].advice}`
  const seconds = (result.ms / 1_000).toFixed(1)
  const schema = result.refusesSchema ? texts.refusesStructure : ''
  return `${result.model} answered in ${seconds} s.${schema}${fitSentences(result.fit)}`
}

function fitSentences(fit: ModelFit | undefined): string {
  if (!fit?.isSmall) return ''
  const { contextTokens, tooSmallFor } = fit
  const holds = texts.holdsLittle(contextTokens.toLocaleString('en'))
  return tooSmallFor.length === 0 ? holds : holds + texts.tooSmallFor(joinList(tooSmallFor))
}
