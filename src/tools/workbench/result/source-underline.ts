import type { SpanSource } from '../../contract/plan.ts'

/** The line under the words of a source. */
export const underlines: Record<SpanSource, string> = {
  you: 'underline decoration-blue decoration-solid decoration-2 underline-offset-4',
  standard: '',
  model: 'underline decoration-muted decoration-dotted decoration-2 underline-offset-4',
  assumed: 'underline decoration-red decoration-dashed decoration-2 underline-offset-4',
}
