import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Evidence } from '#comparison/comparison.ts'
import { createOffsets } from './code-points.ts'
import type { Corpus, PanPair } from './corpus.ts'
import type { Annotation } from './measures.ts'

/** The passages an answer shows for one source, in code points. */
export function readDetections(answer: Evidence, pair: PanPair, corpus: Corpus): Annotation[] {
  const ids = new Set(answer.sources.filter(({ title }) => title === pair.source).map(({ id }) => id))
  const ours = createOffsets(corpus.texts.get(pair.text) ?? '')
  const theirs = createOffsets(corpus.sources.get(pair.source) ?? '')
  return answer.matches.flatMap(({ start, end, source, sourceId }) => {
    if (!source || sourceId === undefined || !ids.has(sourceId)) return []
    const spanOf = (offsets: typeof ours, from: number, to: number) => ({
      offset: offsets.toCodePoints(from),
      length: offsets.toCodePoints(to) - offsets.toCodePoints(from),
    })
    return {
      text: pair.text,
      source: pair.source,
      inText: spanOf(ours, start, end),
      inSource: spanOf(theirs, source.start, source.end),
    }
  })
}

/** Percent of the words of a text that lie in its cases. */
export function trueShare(text: string, cases: readonly Annotation[]): number {
  const { toCodePoints } = createOffsets(text)
  const words = [...text.matchAll(/\S+/g)]
  const copied = words.filter(({ 0: word, index }) => {
    const middle = toCodePoints(index + (word.length >> 1))
    return cases.some(({ inText }) => middle >= inText.offset && middle < inText.offset + inText.length)
  })
  return words.length === 0 ? 0 : (100 * copied.length) / words.length
}

/** One PAN detection file per pair. */
export function writeDetections(folder: string, pair: PanPair, detections: readonly Annotation[]): void {
  const into = join(folder, pair.kind)
  mkdirSync(into, { recursive: true })
  const features = detections.map(
    ({ inText, inSource }) =>
      `<feature name="detected-plagiarism" this_offset="${inText.offset}" this_length="${inText.length}" source_reference="${basename(pair.source)}" source_offset="${inSource.offset}" source_length="${inSource.length}"/>`,
  )
  const name = [pair.text, pair.source].map((path) => basename(path).replace(/\.[^.]*$/, '')).join('-')
  writeFileSync(
    join(into, `${name}.xml`),
    `<?xml version="1.0" encoding="UTF-8"?>\n<document reference="${basename(pair.text)}">\n${features.join('\n')}\n</document>\n`,
  )
}
