import type { Searched } from '#comparison/comparison.ts'
import type { ServerComposer } from '#engine/functions.server.ts'
import { readOwnTexts } from '#tools/plagiarism-checker/compose-answer.ts'
import { PlagiarismInput } from '#tools/plagiarism-checker/input.ts'
import { planOf, type PlagiarismPlan } from '#tools/plagiarism-checker/plan.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { nobody, withIdentity } from '#platform/database/with-identity.server.ts'
import { addressGroup } from '#platform/http/client-address.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Limit, RateLimits } from '#platform/rate-limit.server.ts'
import type { GuardedFetch } from '#platform/web/guarded-fetch.server.ts'
import type { WebSearch } from '#platform/web/web-search.server.ts'
import { sampleStems } from './documents.server.ts'
import { findCandidates, type Candidates } from './find-candidates.server.ts'
import { findOnWeb, type WebFindings } from './find-on-web.server.ts'
import type { LibraryThreads } from './library-threads.server.ts'
import * as texts from './library.texts.server.ts'
import type { StemSample } from './rare-stems.ts'
import { rarePhrases } from './rare-phrases.ts'

export type CheckParts = {
  database: Pick<Database, 'pool'>
  threads: LibraryThreads
  log: Pick<Log, 'warn' | 'error'>
  limits: Pick<RateLimits, 'take'>
  fetchPage: GuardedFetch
  /** undefined: no search service is set up. */
  search: WebSearch | undefined
  webChecksAnHour: number
}

const sampleLifetimeMs = 5 * 60_000
const noSample: StemSample = { passages: 0, counts: new Map() }

/** The composer of the plagiarism checker on a server: with the library, the caller's own sources and the web. */
export function createLibraryCheck(parts: CheckParts): ServerComposer {
  const { database, threads, log, limits, search, webChecksAnHour } = parts
  const perCaller: Limit = { name: 'web-search', allowed: webChecksAnHour, windowSeconds: 3_600 }
  let sample: { value: Promise<StemSample>; until: number } | undefined

  return async function check(input, { caller, signal, onProgress }): Promise<PlagiarismPlan> {
    const { text, compareWith, web: wantsWeb } = PlagiarismInput.parse(input)
    onProgress({ stage: texts.readingYourText, done: 0, total: 1 })
    const index = await threads.run({ kind: 'index', text }, signal)

    onProgress({ stage: texts.lookingThroughLibrary, done: 0, total: 1 })
    const found = await inLibrary(async () =>
      findCandidates(database, caller.userId, index, await stemSample(), (done, total) => {
        signal.throwIfAborted()
        onProgress({ stage: texts.lookingThroughLibrary, done, total })
      }),
    )
    const { findings, noWebReason } = wantsWeb
      ? await searchWeb()
      : { findings: undefined, noWebReason: undefined }

    const sources = [...readOwnTexts(compareWith), ...(found?.sources ?? []), ...(findings?.sources ?? [])]
    onProgress({ stage: comparing(sources.length), done: 0, total: 1 })
    const searched: Searched = {
      libraryDocuments: found?.documents,
      wantsWeb,
      isTruncated: (found?.isTruncated ?? false) || (findings?.isTruncated ?? false),
      ...(noWebReason === undefined ? {} : { noWebReason }),
      ...(findings === undefined
        ? {}
        : { web: { provider: findings.provider, queries: findings.queries, pages: findings.pages } }),
    }
    const answer = await threads.run({ kind: 'check', text, sources, searched }, signal)
    onProgress({ stage: comparing(sources.length), done: 1, total: 1 })
    return planOf(answer, text)

    async function searchWeb(): Promise<{ findings?: WebFindings; noWebReason?: string }> {
      if (search === undefined) return {}
      const seconds = await limits.take(perCaller, caller.userId ?? addressGroup(caller.address))
      if (seconds > 0) return { noWebReason: texts.webSearchesUsed }
      const phrases = rarePhrases(text, await stemSample())
      const findings = await findOnWeb({ ...parts, search }, phrases, signal, (done, total) =>
        onProgress({ stage: texts.searchingTheWeb, done, total }),
      )
      if (findings.queries === 0) return { noWebReason: texts.searchNotAnswering }
      return { findings }
    }

    // Without its database the checker still compares with what it was given, and the coverage says so.
    async function inLibrary(look: () => Promise<Candidates>): Promise<Candidates | undefined> {
      try {
        return await look()
      } catch (error) {
        if (signal.aborted) throw error
        log.error({ error }, 'the library was not searched')
        return undefined
      }
    }
  }

  function stemSample(): Promise<StemSample> {
    if (sample === undefined || sample.until < Date.now()) {
      const value = withIdentity(database, nobody, (statements) => sampleStems(statements, Math.random))
      sample = { value, until: Date.now() + sampleLifetimeMs }
      value.catch(() => (sample = undefined))
    }
    return sample.value.catch(() => noSample)
  }
}

function comparing(sources: number): string {
  if (sources === 0) return texts.comparingWithItself
  return texts.comparingWith(sources)
}
