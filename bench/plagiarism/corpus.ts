import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Annotation } from './measures.ts'

export type PanPair = { kind: string; text: string; source: string; cases: Annotation[] }

/** Texts to check and the sources they may come from, by file name. */
export type Corpus = { name: string; texts: Map<string, string>; sources: Map<string, string> } & (
  | { format: 'pan'; pairs: PanPair[] }
  /** `label` is `non` for an answer that was written without the source. */
  | { format: 'clough'; answers: { text: string; source: string; label: string }[] }
  /** Texts that copy nothing. */
  | { format: 'clean' }
)

export type CorpusFormat = Corpus['format']

/** What lies in a folder; a folder of corpora gives one for each. */
export function readCorpora(folder: string, format?: CorpusFormat): Corpus[] {
  const found = format ?? recognise(folder)
  if (found === 'pan') return [readPan(folder)]
  if (found === 'clough') return [readClough(folder)]
  if (found === 'clean') return [readClean(folder)]
  return subfolders(folder).flatMap((name) => readCorpora(join(folder, name)))
}

function recognise(folder: string): CorpusFormat | undefined {
  if (existsSync(join(folder, 'file_information.csv'))) return 'clough'
  if (existsSync(join(folder, 'susp')) || existsSync(join(folder, 'pairs'))) return 'pan'
  const names = subfolders(folder)
  // One folder per kind, each with its own texts.
  const isPanKind = (name: string) => existsSync(join(folder, name, 'susp')) && !/^pan/i.test(name)
  if (names.length > 0 && names.every(isPanKind)) return 'pan'
  return readdirSync(folder).some((name) => name.endsWith('.txt')) ? 'clean' : undefined
}

function subfolders(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory())
    .toSorted()
}

/** UTF-8, or windows-1252 where it is none; a byte-order mark is a character like any other for PAN offsets. */
function readText(path: string): string {
  const bytes = readFileSync(path)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readClean(folder: string): Corpus {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  const texts = new Map(names.toSorted().map((name) => [name, readText(join(folder, name))]))
  return { format: 'clean', name: basename(folder), texts, sources: new Map() }
}

function readClough(folder: string): Corpus {
  const [head = '', ...lines] = readText(join(folder, 'file_information.csv')).trim().split(/\r?\n/)
  const columns = head.split(',').map((column) => column.trim().toLowerCase())
  const column = (line: string, name: string) => line.split(',')[columns.indexOf(name)]?.trim() ?? ''
  const texts = new Map<string, string>()
  const sources = new Map<string, string>()
  const rows = lines.map((line) => ({
    text: column(line, 'file'),
    task: column(line, 'task'),
    label: column(line, 'category'),
  }))
  const sourceOf = new Map<string, string>()
  for (const { text, task, label } of rows) {
    const into = label === 'orig' ? sources : texts
    into.set(text, readText(join(folder, text)))
    if (label === 'orig') sourceOf.set(task, text)
  }
  const answers = rows
    .filter(({ label }) => label !== 'orig')
    .map(({ text, task, label }) => ({ text, label, source: sourceOf.get(task) ?? '' }))
  return { format: 'clough', name: basename(folder), texts, sources, answers }
}

/** PAN text alignment: `src`, `susp`, `pairs` and one XML file per pair, all in one folder or in one per kind. */
function readPan(folder: string): Corpus {
  const corpus = {
    name: basename(folder),
    texts: new Map<string, string>(),
    sources: new Map<string, string>(),
  }
  const pairs = new Map<string, PanPair>()
  const kinds = subfolders(folder).filter((name) => name !== 'src' && name !== 'susp')
  const folders = [folder, ...kinds.map((name) => join(folder, name))]
  for (const place of folders) {
    const xmlFiles = readdirSync(place).filter((name) => name.endsWith('.xml'))
    for (const [text, source] of readPairNames(place, xmlFiles)) {
      const textPath = find(place, 'susp', text)
      const sourcePath = find(place, 'src', source)
      const xml = join(place, `${withoutEnding(text)}-${withoutEnding(source)}.xml`)
      const key = `${textPath}\n${sourcePath}`
      // A list of all pairs may lie above the folders of the kinds, which know more.
      if (pairs.has(key) && !existsSync(xml)) continue
      corpus.texts.set(textPath, corpus.texts.get(textPath) ?? readText(textPath))
      corpus.sources.set(sourcePath, corpus.sources.get(sourcePath) ?? readText(sourcePath))
      const cases = existsSync(xml) ? readCases(readFileSync(xml, 'utf8'), textPath, sourcePath) : []
      pairs.set(key, { kind: basename(place), text: textPath, source: sourcePath, cases })
    }
  }
  return { ...corpus, format: 'pan', pairs: [...pairs.values()] }
}

function readPairNames(folder: string, xmlFiles: readonly string[]): [string, string][] {
  const list = join(folder, 'pairs')
  const lines = existsSync(list) ? readFileSync(list, 'utf8').trim().split(/\r?\n/) : []
  if (lines.length > 0) {
    return lines.map((line) => {
      const [text = '', source = ''] = line.trim().split(/\s+/)
      return [text, source]
    })
  }
  return xmlFiles.flatMap((name): [string, string][] => {
    const [, text, source] = /^(susp.*)-(source.*)\.xml$/.exec(name) ?? []
    return text === undefined || source === undefined ? [] : [[`${text}.txt`, `${source}.txt`]]
  })
}

/** The texts lie beside the pairs, or one folder higher for all kinds. */
function find(folder: string, side: 'src' | 'susp', name: string): string {
  const here = join(folder, side, name)
  return existsSync(here) ? here : join(dirname(folder), side, name)
}

function withoutEnding(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}

function readCases(xml: string, text: string, source: string): Annotation[] {
  return [...xml.matchAll(/<feature\b[^>]*>/g)]
    .map(
      ([tag]) =>
        (name: string) =>
          new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '',
    )
    .filter((attribute) => attribute('name').endsWith('plagiarism') && attribute('source_length') !== '')
    .map((attribute) => ({
      text,
      source,
      inText: { offset: Number(attribute('this_offset')), length: Number(attribute('this_length')) },
      inSource: { offset: Number(attribute('source_offset')), length: Number(attribute('source_length')) },
    }))
}
