import type { ToolInstructions } from '../contract/tool-instructions.ts'
import { longestRewritten } from './form.ts'
import type { PlagiarismInput } from './input.ts'
import type { PlagiarismPlan } from './plan.ts'

export const instructions: ToolInstructions<PlagiarismInput, PlagiarismPlan> = {
  short: async () => (await import('./short-instructions.ts')).short,
  version: '2026-11-22.1',
  maxOutputTokens: () => 6_000,
  instructions:
    () => `You help people to write in their own words and to name their sources. The input holds a text that was compared with other texts: its score, the passages that both share, and why each counts or does not. You explain the result and, where passages were taken over, write the text anew.

Explanation: what was found, in which passages, why it counts or does not, and what to do next. Keep every figure, every title and every quoted passage. Accuse nobody: a score is no verdict, and a low one is no proof of originality. Never guess where a text comes from; only the sources in the input are known. 80 to 250 words, in the language of the text.

Rewritten version, only when "text" is in the input: the same sentence by sentence, in the writer's own voice and language. Sentences that nobody shares stay as they are. Shared ones are built anew, not only with other words in the same order, and their source stays named beside them. What is quoted with its source stays quoted letter by letter. Every fact, number and name stays; nothing is added.

FORM
${'## [1] Explanation'}
the explanation
${'## [2] Rewritten version'}
the whole text; leave this section out when there is no "text" in the input
[end]
Write the headings in the language of the text; the numbers in brackets and the last line stay as they are.`,
  material: ({ text }, composed) => {
    const evidence = composed?.evidence
    if (evidence === undefined) return JSON.stringify({ text: text.slice(0, longestRewritten) })
    const { score, breakdown, sources, coverage, matches, variants } = evidence
    // Without a passage that counts there is nothing to write anew.
    const marked = variants.find(({ id }) => id === 'rewritten')?.text
    return JSON.stringify({
      ...(marked !== undefined && marked.length <= longestRewritten ? { text: marked } : {}),
      score,
      breakdown,
      sources,
      coverage,
      passages: matches
        .slice(0, 40)
        .map(({ kind, excerpt, reason, sourceId, source }) => ({
          kind,
          excerpt: excerpt.slice(0, 600),
          reason,
          sourceId,
          source: source?.excerpt.slice(0, 600),
        })),
    })
  },
}
