import type { AnswerPart, PartsRefinement } from '../define-tool.ts'
import type { PlagiarismAnswer } from './answer.ts'
import { composeAnswer } from './compose/compose-answer.ts'
import type { PlagiarismInput } from './input.ts'

/** Longer texts are not rewritten: a model would shorten them, and nobody could compare. */
const longestRewritten = 12_000
const mostShared = 20
const aboutVersion = 'The rewritten version'
const aboutMarked = 'The version with sources named'

/** A model may explain the result and write the shared passages anew; score, passages and sources are never its own. */
export const refineParts: PartsRefinement<PlagiarismInput, PlagiarismAnswer> = {
  partsOf(answer): readonly AnswerPart[] {
    // Where nothing was taken there is nothing to write anew.
    const marked = answer.variants.find(({ id }) => id === 'rewritten')?.text
    return [
      { heading: 'Explanation', fields: { text: explanationOf(answer) } },
      ...(marked === undefined || marked.length > longestRewritten
        ? []
        : [{ heading: 'Rewritten version', fields: { text: marked } }]),
    ]
  },
  withParts(answer, parts) {
    const words = (heading: string) => parts.find((part) => part.heading === heading)?.fields['text']?.trim()
    const rewritten = words('Rewritten version')
    const explanation = [
      words('Explanation') ?? explanationOf(answer),
      ...(rewritten === undefined
        ? []
        : [
            `${aboutVersion} says the same in other words. It was compared with the same texts again and shares less than ${mostShared} percent with them. Read it against what you meant before you use it.`,
          ]),
    ].join('\n\n')
    return {
      ...answer,
      composedBy: 'model',
      explanation,
      ...(rewritten === undefined ? {} : { rewrittenVersion: rewritten }),
      variants: answer.variants.map((variant) => {
        if (variant.id === 'rewritten' && rewritten !== undefined)
          return { ...variant, name: 'Rewritten version', text: rewritten }
        return { ...variant, text: variant.text.replace(answer.explanation, () => explanation) }
      }),
    }
  },
  sourceOf: ({ text }) => text,
  // Not the whole texts: what both share is enough to explain, and costs less.
  materialOf: (_input, { score, breakdown, matches, sources, coverage }) => ({
    score,
    breakdown,
    sources,
    coverage,
    passages: matches.slice(0, 40).map(({ kind, excerpt, reason, sourceId, source }) => ({
      kind,
      excerpt: excerpt.slice(0, 600),
      reason,
      sourceId,
      source: source?.excerpt.slice(0, 600),
    })),
  }),
  faultsOf({ compareWith }, { rewrittenVersion = '', matches }) {
    if (rewrittenVersion === '' || rewrittenVersion.length > longestRewritten) return []
    const passages = matches.flatMap(({ source }) => (source ? [source.excerpt] : [])).join('\n\n')
    const sources = [...compareWith, ...(passages === '' ? [] : [{ title: 'Passages', text: passages }])]
    const { score } = composeAnswer({ text: rewrittenVersion, compareWith: sources, web: false })
    return score < mostShared
      ? []
      : [
          `The rewritten version still shares ${score} percent with its sources; it must be below ${mostShared}.`,
        ]
  },
}

/** Without the paragraph about the composed version, which would not be true of another one. */
function explanationOf({ explanation }: PlagiarismAnswer): string {
  return explanation
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith(aboutMarked) && !paragraph.startsWith(aboutVersion))
    .join('\n\n')
}
