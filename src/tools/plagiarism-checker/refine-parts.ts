import type { AnswerPart, PartsRefinement } from '../define-tool.ts'
import type { PlagiarismAnswer } from './answer.ts'
import { composeAnswer } from './compose/compose-answer.ts'
import type { PlagiarismInput } from './input.ts'

/** Longer texts are not rewritten: a model would shorten them, and nobody could compare. */
const longestRewritten = 12_000
const mostShared = 20
const aboutVersion = 'The rewritten version'
const aboutMarked = 'The version with sources named'

const mostEstimated = 8_000
const withoutEstimate =
  '0 percent of this text are known to stand elsewhere, because there was nothing to compare it with.'

/**
 * A model may explain the result and write the shared passages anew. Passages and sources are never its own, and the
 * score only where nothing at all could be compared, which the answer then says.
 */
export const refineParts: PartsRefinement<PlagiarismInput, PlagiarismAnswer> = {
  partsOf(answer): readonly AnswerPart[] {
    // Where nothing was taken there is nothing to write anew.
    const marked = answer.variants.find(({ id }) => id === 'rewritten')?.text
    return [
      { heading: 'Explanation', fields: { text: explanationOf(answer) } },
      ...(marked === undefined || marked.length > longestRewritten
        ? []
        : [{ heading: 'Rewritten version', fields: { text: marked } }]),
      ...(isNothingCompared(answer) ? [{ heading: 'Estimate', fields: { text: withoutEstimate } }] : []),
    ]
  },
  withParts(answer, parts) {
    const words = (heading: string) => parts.find((part) => part.heading === heading)?.fields['text']?.trim()
    const rewritten = words('Rewritten version')
    const estimate = isNothingCompared(answer) ? readEstimate(words('Estimate') ?? '') : undefined
    const explanation = [
      ...(estimate === undefined
        ? []
        : [
            `Nothing could be compared, so a model estimated ${estimate.score} percent. There is no evidence behind this figure. What the model says about it: ${estimate.reason}`,
          ]),
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
      ...(estimate === undefined ? {} : { score: estimate.score, basis: 'model-estimate' as const }),
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
  materialOf: ({ text }, { score, breakdown, matches, sources, coverage }) => ({
    score,
    breakdown,
    sources,
    coverage,
    ...(isNothingCompared({ coverage }) ? { text: text.slice(0, mostEstimated) } : {}),
    passages: matches.slice(0, 40).map(({ kind, excerpt, reason, sourceId, source }) => ({
      kind,
      excerpt: excerpt.slice(0, 600),
      reason,
      sourceId,
      source: source?.excerpt.slice(0, 600),
    })),
  }),
  faultsOf({ compareWith }, { rewrittenVersion = '', matches, coverage, basis }) {
    if (isNothingCompared({ coverage }) && basis !== 'model-estimate')
      return ['“Estimate” has to begin with a whole number from 0 to 100 and the word percent.']
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

function isNothingCompared({ coverage }: Pick<PlagiarismAnswer, 'coverage'>): boolean {
  return coverage.documents + coverage.pages === 0
}

/** undefined when it does not begin with a percentage. */
function readEstimate(text: string): { score: number; reason: string } | undefined {
  const [, number = '', reason = ''] = /^(\d{1,3})\s?(?:percent|%)[^\p{L}]{0,4}(.*)$/su.exec(text) ?? []
  if (number === '' || Number(number) > 100) return undefined
  return { score: Number(number), reason: reason.trim() === '' ? 'nothing further.' : reason.trim() }
}

/** Without the paragraph about the composed version, which would not be true of another one. */
function explanationOf({ explanation }: PlagiarismAnswer): string {
  return explanation
    .split('\n\n')
    .filter((paragraph) => !paragraph.startsWith(aboutMarked) && !paragraph.startsWith(aboutVersion))
    .join('\n\n')
}
