import { createHash } from 'node:crypto'
import { checkPlagiarism, type Evidence, type Searched, type SourceText } from '#comparison/comparison.ts'
import { detectLanguage } from '#reading/language.ts'
import { plainWords, readIndex, type TextIndex } from './read-index.ts'
import { readSourceFile, type PageOrigin, type ReadFile } from './read-source-file.server.ts'
import { undetermined, type SourceFormat } from './source.ts'

/** What is done in a thread of its own. */
export type LibraryJob =
  | { kind: 'check'; text: string; sources: readonly SourceText[]; searched: Searched }
  | { kind: 'index'; text: string }
  | { kind: 'prepare'; text: string }
  | { kind: 'read'; bytes: Uint8Array; format: SourceFormat; page?: PageOrigin }

export type Prepared = { index: TextIndex; contentHash: string; language: string }

export type JobResults = { check: Evidence; index: TextIndex; prepare: Prepared; read: ReadFile }

/** `refusal`: a sentence for whoever gave the file. */
export async function runLibraryJob(
  job: LibraryJob,
): Promise<{ value: JobResults[LibraryJob['kind']] } | { refusal: string }> {
  switch (job.kind) {
    case 'check':
      return { value: checkPlagiarism(job.text, job.sources, job.searched) }
    case 'index':
      return { value: readIndex(job.text) }
    case 'prepare':
      return {
        value: {
          index: readIndex(job.text),
          contentHash: createHash('sha256').update(plainWords(job.text)).digest('hex'),
          language: detectLanguage(job.text)?.code ?? undetermined,
        },
      }
    case 'read':
      return readSourceFile(job.bytes, job.format, job.page)
  }
}
