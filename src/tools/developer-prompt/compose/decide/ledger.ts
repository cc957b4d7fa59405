import type { FieldName } from '../../form.ts'
import { sentence } from '../words/english.ts'
import type { CheckNote } from '../result.ts'

const maxAssumptions = 8
const maxQuestions = 3

/** What a question is about; scope comes before security, security before use, use before technique. */
export const questionWeight = { scope: 40, security: 30, use: 20, technique: 10 } as const

type Question = { text: string; defaultAnswer: string; weight: number; field?: FieldName }

/** Collects what was assumed, asked and found contradictory while the brief is decided. */
export function createLedger(mostQuestions: number = maxQuestions) {
  const assumptions: { text: string; field?: FieldName }[] = []
  const questions: Question[] = []
  const contradictions: { text: string; field?: FieldName }[] = []

  return {
    assume(text: string, field?: FieldName) {
      if (!assumptions.some((known) => known.text === text))
        assumptions.push({ text, ...(field && { field }) })
    },
    ask(question: Question) {
      if (!questions.some((known) => known.text === question.text)) questions.push(question)
    },
    contradict(text: string, field?: FieldName) {
      contradictions.push({ text, ...(field && { field }) })
      this.assume(text, field)
    },
    notes(): CheckNote[] {
      const conflicting = new Set(contradictions.map((entry) => entry.text))
      const ordered = [
        ...assumptions.filter((entry) => conflicting.has(entry.text)),
        ...assumptions.filter((entry) => !conflicting.has(entry.text)),
      ]
      const listed = ordered.slice(0, maxAssumptions)
      const spare = ordered.slice(maxAssumptions).map((entry) => sentence(entry.text))
      return [
        ...contradictions.map(({ text, field }, index): CheckNote => ({
          id: `C-${index + 1}`,
          kind: 'contradiction',
          text: sentence(text),
          ...(field && { field }),
        })),
        ...listed.map(({ text, field }, index): CheckNote => ({
          id: `A-${index + 1}`,
          kind: 'assumption',
          text: index === maxAssumptions - 1 ? [sentence(text), ...spare].join(' ') : sentence(text),
          ...(field && { field }),
        })),
        ...[...questions]
          .sort((left, right) => right.weight - left.weight)
          .slice(0, mostQuestions)
          .map(({ text, defaultAnswer, field }, index): CheckNote => ({
            id: `Q-${index + 1}`,
            kind: 'question',
            text,
            defaultAnswer: sentence(defaultAnswer),
            ...(field && { field }),
          })),
      ]
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
