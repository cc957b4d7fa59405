import { strToU8, zipSync } from 'fflate'
import { Marked, type Tokens } from 'marked'
import { storyMarkdown } from './story-markdown.ts'

export type Book = {
  /** Unique: "urn:uuid:…". */
  id: string
  title: string
  /** BCP 47; "und" when nobody knows. */
  language: string
  isRightToLeft: boolean
  paragraphs: readonly string[]
  modified: Date
}

const marked = new Marked({
  async: false,
  renderer: { link: ({ text }) => escapeXml(text), hr: () => '<hr/>\n', br: () => '<br/>' },
})

/** A small valid EPUB 3: https://www.w3.org/TR/epub-33/ */
export function makeEpub(book: Book): Uint8Array<ArrayBuffer> {
  const title = escapeXml(book.title)
  const { story, chapters } = layOut(book.paragraphs)
  const links = [`<a href="chapter.xhtml">${title}</a>`, ...chapters]
  const toc = `<nav epub:type="toc"><h1>${title}</h1><ol>${links.map((link) => `<li>${link}</li>`).join('')}</ol></nav>`
  const files = {
    'META-INF/container.xml': container,
    'OEBPS/content.opf': packageFile(book),
    'OEBPS/nav.xhtml': page(book, toc),
    'OEBPS/chapter.xhtml': page(book, `<h1>${title}</h1>\n${story}`),
  }
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const)
  // Readers look at the first bytes: the type has to come first and must not be compressed.
  const mimetype: [Uint8Array, { level: 0 }] = [strToU8('application/epub+zip'), { level: 0 }]
  return zipSync({ mimetype, ...Object.fromEntries(entries) }, { mtime: book.modified }).slice()
}

/** The title of the book is above the chapters: the highest level they have is h2, the next one h3. */
function layOut(paragraphs: readonly string[]): { story: string; chapters: string[] } {
  const tokens = marked.lexer(storyMarkdown(paragraphs.map(withoutControls)))
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading')
  const depths = [...new Set(headings.map(({ depth }) => depth))].toSorted()
  const chapters: string[] = []
  const story = tokens.map((token) => {
    if (token.type !== 'heading') return marked.parser([token])
    const title = marked.Parser.parseInline(token.tokens ?? [], marked.defaults)
    const level = depths.indexOf(token.depth) + 2
    chapters.push(`<a href="chapter.xhtml#chapter-${chapters.length + 1}">${title}</a>`)
    return `<h${level} id="chapter-${chapters.length}">${title}</h${level}>\n`
  })
  return { story: story.join(''), chapters }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

const container = `${declaration}
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

function packageFile({ id, title, language, isRightToLeft, modified }: Book): string {
  return `${declaration}
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">${escapeXml(id)}</dc:identifier>
    <dc:title>${escapeXml(title)}</dc:title>
    <dc:language>${language}</dc:language>
    <meta property="dcterms:modified">${modified.toISOString().slice(0, 19)}Z</meta>
  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="chapter" href="chapter.xhtml" media-type="application/xhtml+xml"/>
  </manifest>
  <spine${isRightToLeft ? ' page-progression-direction="rtl"' : ''}><itemref idref="chapter"/></spine>
</package>
`
}

function page({ title, language, isRightToLeft }: Book, body: string): string {
  const direction = isRightToLeft ? ' dir="rtl"' : ''
  return `${declaration}
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}"${direction}>
<head><title>${escapeXml(title)}</title></head>
<body>
${body}
</body>
</html>
`
}

/** XML has no place for control characters, not even escaped ones. */
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

function withoutControls(text: string): string {
  return text.toWellFormed().replace(unfit, '')
}

function escapeXml(text: string): string {
  const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return withoutControls(text).replace(/[&<>"]/gu, (character) => escapes[character] ?? '')
}
