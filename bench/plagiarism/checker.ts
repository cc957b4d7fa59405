import { checkPlagiarism, type Evidence } from '#comparison/comparison.ts'

/** One way to reach the engine. Sources are known by their key, which the answer has as the title of a source. */
export type Checker = {
  importSources: (sources: ReadonlyMap<string, string>) => Promise<void>
  /** With the sources named, or with whatever of the library retrieval finds. */
  check: (text: string, named: readonly string[]) => Promise<Evidence>
  close: () => Promise<void>
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
