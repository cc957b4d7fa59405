import type { EngineReport } from '#tools/engine-report.ts'
import type { StreamedAnswer } from '#tools/stream-function.ts'
import type { FunctionFailure } from '#tools/run-function.ts'
import { placeWords } from './put-text.ts'
import { shownText } from './shown-text.ts'
import type { Written } from './written.ts'

/** What the words of a model were to take the place of. */
export type Base = { text: string; section?: string | undefined }

/** What becomes of a streamed answer on the page. */
export type Outcome<Answer> =
  | { kind: 'answer'; answer: Answer }
  /** The wish changed nothing; `sentence` says why. */
  | { kind: 'unchanged'; sentence: string }
  | { kind: 'failed'; failure: FunctionFailure }
  /** Given up before there was anything. */
  | { kind: 'nothing' }

/** `base` only when somebody asked for a change of what is on the table. */
export function outcomeOf<Answer extends Written>(
  streamed: StreamedAnswer<Answer>,
  base: Base | undefined,
  withText: (answer: Answer, text: string) => Answer,
): Outcome<Answer> {
  if (streamed.ok) {
    const { output, draft } = streamed
    if (base === undefined) {
      const composed = draft === undefined ? '' : shownText(draft)
      const isRewritten = composed !== '' && composed !== shownText(output)
      if (!isRewritten) return { kind: 'answer', answer: output }
      return { kind: 'answer', answer: { ...output, before: { kind: 'draft', text: composed } } }
    }
    if (shownText(output) !== base.text)
      return { kind: 'answer', answer: { ...output, before: { kind: 'earlier', text: base.text } } }
    return { kind: 'unchanged', sentence: output.engine?.sentence ?? 'It came out the same as before.' }
  }
  const { failure, draft, text } = streamed
  const isStopped = failure.code === 'STOPPED'
  if (draft === undefined) return isStopped ? { kind: 'nothing' } : { kind: 'failed', failure }
  const reason = isStopped ? 'stopped' : 'unavailable'
  if (text.trim() === '') {
    if (base !== undefined) return { kind: 'unchanged', sentence: unchanged[reason] }
    return { kind: 'answer', answer: { ...draft, engine: report('composer', reason, kept[reason]) } }
  }
  const before: Written['before'] =
    base === undefined ? { kind: 'draft', text: shownText(draft) } : { kind: 'earlier', text: base.text }
  const words = placeWords(before.text, base?.section, text)
  return {
    kind: 'answer',
    answer: { ...withText(draft, words), before, engine: report('model', reason, partial[reason]) },
  }
}

type Reason = 'stopped' | 'unavailable'

function report(writtenBy: EngineReport['writtenBy'], reason: Reason, sentence: string): EngineReport {
  return { writtenBy, reason, sentence }
}

const kept: Record<Reason, string> = {
  stopped: 'You stopped the model, so this is the draft composed without one.',
  unavailable: 'The model did not answer, so this is the draft composed without one.',
}
const partial: Record<Reason, string> = {
  stopped: 'You stopped the model here. The text ends where it was.',
  unavailable: 'The model stopped in the middle. What came so far is kept.',
}
const unchanged: Record<Reason, string> = {
  stopped: 'Stopped. Your text is as it was.',
  unavailable: 'The model did not answer. Your text is as it was.',
}
