import { z } from 'zod'
import * as texts from './source.texts.ts'

export const sourceFormats = ['text', 'markdown', 'html', 'pdf', 'docx'] as const
export type SourceFormat = (typeof sourceFormats)[number]

export const formatNames: Record<SourceFormat, string> = {
  text: texts.text,
  markdown: texts.markdown,
  html: 'HTML',
  pdf: 'PDF',
  docx: texts.word,
}

/** As the language (BCP 47) of a source whose language is not sure. */
export const undetermined = 'und'

/** The library of everybody's checks, or one person's private sources. */
export const SourceScope = z.enum(['library', 'own'])
export type SourceScope = z.infer<typeof SourceScope>

export const ImportQuery = z.object({
  scope: SourceScope,
  name: z.string().max(300).default('Untitled.txt'),
  url: z.string().min(1).max(2_000).optional(),
})

/** What can be done with a listed source. */
export const SourceChange = z.object({
  change: z.enum(['delete', 'reindex']),
  id: z.coerce.number().int().min(1).max(2_147_483_647),
})

export const SourceFilter = z.object({
  search: z.string().trim().max(200).catch(''),
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
})
export type SourceFilter = z.infer<typeof SourceFilter>

export type ListedSource = {
  id: number
  title: string
  url: string | null
  format: SourceFormat
  language: string
  words: number
  createdAt: string
  isIndexed: boolean
}

export const sourcesPerPage = 50
export const fileLimitBytes = 10 * 1024 * 1024
export const documentLimit = 1_000_000
export const mostOwnSources = 200

/** What became of one file or address. */
export const ImportOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('added'), id: z.int(), title: z.string(), words: z.int() }),
  z.object({ outcome: z.literal('known'), title: z.string() }),
  z.object({ outcome: z.literal('failed'), reason: z.string() }),
])
export type ImportOutcome = z.infer<typeof ImportOutcome>
