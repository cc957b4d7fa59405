import { sectionsStep, type ShortInstructions } from '../contract/short-instructions.ts'
import { longestRewritten } from './form.ts'
import type { PlagiarismInput } from './input.ts'
import type { PlagiarismPlan } from './plan.ts'

export const short: ShortInstructions<PlagiarismInput, PlagiarismPlan> = {
  instructions: () => told,
  steps: ({ text }) => [
    sectionsStep([{ number: 1, name: 'Explanation' }], 700),
    sectionsStep(
      [{ number: 2, name: 'Rewritten version' }],
      Math.min(text.length, longestRewritten) / 2 + 300,
    ),
  ],
}

const told = `The input holds a text that was compared with other texts: its score, the passages that both share, and why each counts or does not. Explain the result and, where passages were taken over, write the text anew.

Explanation: what was found, in which passages, why it counts or does not, what to do next. Keep every figure, title and quoted passage. Accuse nobody: a score is no verdict, and a low one is no proof. Never guess where a text comes from; only the sources in the input are known. 80 to 250 words, in the language of the text.

Rewritten version, only when "text" is in the input: sentence by sentence, in the writer's voice and language. Sentences that nobody shares stay as they are. Shared ones are built anew, not only with other words, and their source stays named. Quotes with their source stay letter by letter. Every fact, number and name stays; nothing is added.

FORM
## [1] Explanation
the explanation
## [2] Rewritten version
the whole text; leave this section out when there is no "text" in the input
[end]
Write the headings in the language of the text; the numbers in brackets and the last line stay as they are.`
