import { z } from 'zod'

export const matchKinds = ['verbatim', 'near', 'paraphrase', 'repeated', 'quoted', 'stock'] as const
export type MatchKind = (typeof matchKinds)[number]

/** Offsets are UTF-16 offsets: `text.slice(start, end) === excerpt`. */
const Passage = z.object({ start: z.int().min(0), end: z.int().min(0), excerpt: z.string() })

export const Match = Passage.extend({
  kind: z.enum(matchKinds),
  /** 0 to 1: how close the wording is. Each counted word weighs so much in the score. */
  similarity: z.number().min(0).max(1),
  /** Whether it is part of the score. */
  counts: z.boolean(),
  /** Words of this passage that no better match has counted already. */
  countedWords: z.int().min(0),
  words: z.int().min(0),
  /** Why it counts or not, as a sentence. */
  reason: z.string(),
  /** Id of an entry of `sources`; missing for stock phrases and repetitions. */
  sourceId: z.string().optional(),
  /** The passage in its source, or the earlier one of a repetition; missing for stock phrases. */
  source: Passage.optional(),
})
export type Match = z.infer<typeof Match>

const Source = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string().optional(),
  origin: z.enum(['library', 'own', 'web']),
  /** Percent of the scored words, weighed like the score. */
  share: z.number().min(0).max(100),
})

/** Counts of words. score = round(100 × weightedWords / scoredWords). */
const Breakdown = z.object({
  words: z.int(),
  scoredWords: z.int(),
  verbatim: z.int(),
  near: z.int(),
  paraphrase: z.int(),
  repeated: z.int(),
  quoted: z.int(),
  excluded: z.int(),
  weightedWords: z.number(),
})
export type Breakdown = z.infer<typeof Breakdown>

const Coverage = z.object({
  /** Of the library and of the caller. */
  documents: z.int(),
  /** Those of the library; missing in answers of an older version. */
  libraryDocuments: z.int().optional(),
  webProvider: z.string().nullable(),
  queries: z.int(),
  pages: z.int(),
  compared: z.array(z.string()),
  notChecked: z.array(z.string()),
  isTruncated: z.boolean(),
})

/** The checked text with its sources named; older answers hold their report, too. */
const Version = z.object({ id: z.enum(['report', 'rewritten']), name: z.string(), text: z.string().min(1) })

const Note = z.object({ kind: z.enum(['resolved', 'assumed', 'changed', 'hint']), text: z.string() })
export type Note = z.infer<typeof Note>

/** What the comparison found; computed, never written by a model. */
export const Evidence = z.object({
  score: z.number().min(0).max(100),
  explanation: z.string().min(1),
  breakdown: Breakdown,
  /** Stretches of words that are not scored, as UTF-16 offsets; missing in answers of an older version. */
  leftOut: z.array(z.object({ start: z.int().min(0), end: z.int().min(0) })).optional(),
  matches: z.array(Match),
  sources: z.array(Source),
  /** What a person left out of all of this afterwards, and the score with it. */
  ignored: z.object({ titles: z.array(z.string()), score: z.number() }).optional(),
  coverage: Coverage,
  variants: z.array(Version),
  notes: z.array(Note),
})
export type Evidence = z.infer<typeof Evidence>
