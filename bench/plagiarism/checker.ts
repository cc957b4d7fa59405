import { checkPlagiarism, type Evidence } from '#comparison/comparison.ts'
import { textLimit } from '#tools/plagiarism-checker/form.ts'

/** One way to reach the engine. Sources are known by their key, which the answer has as the title of a source. */
export type Checker = {
  importSources: (sources: ReadonlyMap<string, string>) => Promise<void>
  /** With the sources named, or with whatever of the library retrieval finds. */
  check: (text: string, named: readonly string[]) => Promise<Evidence>
  close: () => Promise<void>
}

/**
 * Checks texts over the limit in parts, cut where a paragraph or a sentence ends, and puts the answers together with
 * places in the whole text.
 */
export function inParts(checker: Checker): Checker {
  return {
    ...checker,
    async check(text, named) {
      const answers: { from: number; answer: Evidence }[] = []
      for (const part of cutText(text))
        answers.push({ from: part.from, answer: await checker.check(part.text, named) })
      const [first, ...others] = answers
      if (first === undefined) return checker.check(text, named)
      return others.length === 0 ? first.answer : joinAnswers(first.answer, answers)
    },
  }
}

function cutText(text: string): { from: number; text: string }[] {
  const parts: { from: number; text: string }[] = []
  for (let from = 0; from < text.length;) {
    const most = text.slice(from, from + textLimit)
    const ends =
      from + textLimit >= text.length ? [] : ['\n\n', '. ', ' '].map((end) => most.lastIndexOf(end))
    const end = ends.find((place) => place > textLimit / 2) ?? most.length - 1
    parts.push({ from, text: most.slice(0, end + 1) })
    from += end + 1
  }
  return parts.filter((part) => part.text.trim() !== '')
}

function joinAnswers(first: Evidence, answers: readonly { from: number; answer: Evidence }[]): Evidence {
  const breakdown = { ...first.breakdown }
  for (const name of Object.keys(breakdown) as (keyof Evidence['breakdown'])[])
    breakdown[name] = answers.reduce((sum, { answer }) => sum + answer.breakdown[name], 0)
  const sources = new Map(
    answers.flatMap(({ answer }) => answer.sources.map((source) => [source.id, source])),
  )
  return {
    ...first,
    breakdown,
    score: Math.round((100 * breakdown.weightedWords) / Math.max(1, breakdown.scoredWords)),
    sources: [...sources.values()],
    matches: answers.flatMap(({ from, answer }) =>
      answer.matches.map((match) => ({ ...match, start: match.start + from, end: match.end + from })),
    ),
    notes: answers.flatMap(({ answer }) => answer.notes),
  }
}

/** The comparison alone, without a library: each text with the sources named for it. */
export function createPairChecker(): Checker {
  const texts = new Map<string, string>()
  return {
    async importSources(sources) {
      for (const [key, text] of sources) texts.set(key, text)
    },
    async check(text, named) {
      const sources = named.map((key) => ({
        id: key,
        title: key,
        origin: 'library' as const,
        text: texts.get(key) ?? '',
      }))
      return checkPlagiarism(text, sources, { libraryDocuments: sources.length })
    },
    async close() {},
  }
}
