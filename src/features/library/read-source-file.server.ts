import * as texts from './library-worker.texts.server.ts'
import type { SourceFormat } from './source.ts'
import { isSmallArchive } from './small-archive.ts'
import { documentLimit } from './source.ts'

/** `title`: what the file calls itself, if it does. */
export type ReadFile = { title: string | undefined; text: string }

/** Where a page came from. `type`: its content type, which may name the encoding. */
export type PageOrigin = { url: string; type: string }

/** The text of a file. Runs in a worker thread: files come from strangers, and reading them takes time and memory. */
export async function readSourceFile(
  bytes: Uint8Array,
  format: SourceFormat,
  page?: PageOrigin,
): Promise<{ value: ReadFile } | { refusal: string }> {
  const wrong = contradicts(bytes, format)
  if (wrong !== undefined) return { refusal: wrong }
  try {
    const { title, text } = await readers[format](bytes, page)
    const whole = text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim()
    if (whole === '') return { refusal: emptyReasons[format] }
    if (whole.length > documentLimit) return { refusal: texts.textTooLong(documentLimit) }
    return { value: { title: shortTitle(title), text: whole } }
  } catch (error) {
    return { refusal: reasonFor(error, format) }
  }
}

type Read = { title?: string | undefined; text: string }

const readers: Record<SourceFormat, (bytes: Uint8Array, page?: PageOrigin) => Read | Promise<Read>> = {
  text: (bytes, page) => ({ text: decode(bytes, charsetIn(page?.type)) }),
  markdown(bytes, page) {
    const text = decode(bytes, charsetIn(page?.type))
    return { title: /^#{1,3}\s+(\S.*)$/m.exec(text.slice(0, 2_000))?.[1], text: withoutMarkdown(text) }
  },
  async html(bytes, page) {
    const { readMainText } = await import('#platform/web/main-text.server.ts')
    const meta = /<meta\b[^>]*>/gi
    const tags = startOf(bytes).match(meta)?.join(' ')
    return readMainText(decode(bytes, charsetIn(page?.type) ?? charsetIn(tags)), page?.url)
  },
  async pdf(bytes) {
    const { extractText, getDocumentProxy, getMeta } = await import('unpdf')
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    const { text } = await extractText(document, { mergePages: false })
    const { info } = await getMeta(document)
    const title: unknown = info?.['Title']
    return { title: typeof title === 'string' ? title : undefined, text: text.join('\n\n') }
  },
  async docx(bytes) {
    if (!isSmallArchive(bytes)) throw new Error('More would be unpacked than a document holds')
    const { default: mammoth } = await import('mammoth')
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
    return { text: value }
  },
}

const emptyReasons: Record<SourceFormat, string> = {
  text: texts.fileEmpty,
  markdown: texts.fileEmpty,
  html: texts.noTextOnPage,
  pdf: texts.noTextInPdf,
  docx: texts.noTextInDocument,
}

function contradicts(bytes: Uint8Array, format: SourceFormat): string | undefined {
  const start = startOf(bytes)
  if (format === 'pdf') return start.includes('%PDF-') ? undefined : texts.notPdf
  if (format === 'docx') {
    if (start.startsWith('PK')) return undefined
    if (start.startsWith('\xd0\xcf\x11\xe0')) return texts.oldWordFile
    return texts.notDocx
  }
  const isBinary = !/^(?:\xff\xfe|\xfe\xff)/.test(start) && start.includes('\0')
  return isBinary ? texts.binaryData : undefined
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
}

/** What a content type or a tag says about the encoding. UTF-16 without its mark is a mistake, as in browsers. */
function charsetIn(declaration = ''): string | undefined {
  return /charset\s*=\s*["']?(?!utf-16)([\w.:-]+)/i.exec(declaration)?.[1]
}

/** UTF-8 and UTF-16 with their mark, else what is declared, UTF-8 or what Windows wrote in Western Europe. */
function decode(bytes: Uint8Array, declared: string | undefined): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const decoder = hasMark || declared === undefined ? undefined : decoderFor(declared)
  if (decoder) return decoder.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** undefined: nobody knows this encoding. */
function decoderFor(encoding: string): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding)
  } catch {
    return undefined
  }
}

/** Only what stands between words: links keep their words, emphasis loses its signs. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\][\n]{0,500})\]\([^()\n]{0,1000}\)/g, '$1')
    .replace(/^#{1,6}[ \t]+/gm, '')
    .replace(/(\*\*|__)(?=\S)([^*_\n]{1,500})\1/g, '$2')
}

function shortTitle(title: string | undefined): string | undefined {
  const line = title
    ?.replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300)
  return line === '' ? undefined : line
}

function reasonFor(error: unknown, format: SourceFormat): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return texts.pdfHasPassword
  return format === 'docx' || format === 'pdf' ? texts.fileDamaged : texts.unreadableFile
}
