import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeEpub } from './make-epub.ts'

const book = {
  id: 'urn:uuid:00000000-0000-4000-8000-000000000000',
  title: 'Salt & <Light>',
  language: 'en',
  isRightToLeft: false,
  paragraphs: [
    'She said "no" & *left* <b>at once</b>.',
    '- Hola, dijo.\n- Adiós.',
    '* * *',
    '### Two',
    'One line\nanother line ![x](y) [z](javascript:alert(1)) www.example.org \u0001end.',
  ],
  modified: new Date('2026-11-22T10:00:00Z'),
}

function filesIn(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  )
}

/** Every tag is closed in its order, every "&" begins an entity of XML. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', selfClosed] of xml.matchAll(
    /<(\/?)([a-z][\w:.]*)(?:\s[^<>]*?)?(\/?)>/gu,
  )) {
    if (selfClosed) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  const rest = xml.replaceAll(/<[^<>]*>/gu, '')
  return open.length === 0 && !rest.includes('<') && !/&(?!amp;|lt;|gt;|quot;|#\d+;)/u.test(rest)
}

test('the type of the book comes first, uncompressed and without extra fields', () => {
  const bytes = makeEpub(book)
  const header = new DataView(bytes.buffer)
  expect([header.getUint16(8, true), header.getUint16(26, true), header.getUint16(28, true)]).toEqual([
    0, 8, 0,
  ])
  expect(strFromU8(bytes.slice(30, 58))).toBe('mimetypeapplication/epub+zip')
})

test('container, package and manifest lead to files that are there and well-formed', () => {
  const files = filesIn(makeEpub(book))
  const path = /full-path="([^"]+)"/u.exec(files['META-INF/container.xml'] ?? '')?.[1] ?? ''
  const opf = files[path] ?? ''
  const items = [...opf.matchAll(/<item id="(\w+)" href="([^"]+)"/gu)].map(([, id, href]) => ({ id, href }))
  for (const { href } of items) expect(files[`OEBPS/${href}`]).toBeTruthy()
  expect(items.map(({ id }) => id)).toContain(/<itemref idref="(\w+)"/u.exec(opf)?.[1])
  expect(opf).toContain('<meta property="dcterms:modified">2026-11-22T10:00:00Z</meta>')
  expect(opf).toContain('properties="nav"')
  for (const [name, text] of Object.entries(files))
    if (name !== 'mimetype') expect(isWellFormed(text), name).toBe(true)
})

test('the text keeps its words: emphasis, dialogue, verses and scenes, and nothing that runs', () => {
  const chapter = filesIn(makeEpub(book))['OEBPS/chapter.xhtml'] ?? ''
  expect(chapter).toContain('<title>Salt &amp; &lt;Light&gt;</title>')
  expect(chapter).toContain('<em>left</em> &lt;b&gt;at once&lt;/b&gt;')
  expect(chapter).toContain('- Hola, dijo.<br/>- Adiós.')
  expect(chapter).toContain('<hr/>')
  expect(chapter).toContain('>Two</h2>')
  expect(chapter).not.toMatch(/<(?:a|img)\b/u)
  expect(chapter).toContain('www.example.org')
  expect(chapter).not.toContain('\u0001')
})

test('a book in Arabic opens from the right', () => {
  const files = filesIn(makeEpub({ ...book, language: 'ar', isRightToLeft: true }))
  expect(files['OEBPS/content.opf']).toContain('<spine page-progression-direction="rtl">')
  expect(files['OEBPS/chapter.xhtml']).toContain('lang="ar" xml:lang="ar" dir="rtl"')
})

test('chapters follow the title without a gap between levels, and the table of contents leads to each', () => {
  const paragraphs = ['### One *night*', 'It rained.', '##### Later', 'It snowed.', '### Two & three']
  const files = filesIn(makeEpub({ ...book, paragraphs }))
  const chapter = files['OEBPS/chapter.xhtml'] ?? ''
  expect([...chapter.matchAll(/<h(\d)/gu)].map(([, level]) => level)).toEqual(['1', '2', '3', '2'])
  const links = [
    ...(files['OEBPS/nav.xhtml'] ?? '').matchAll(/<li><a href="chapter\.xhtml#?([^"]*)">(.+?)<\/a>/gu),
  ]
  expect(links.map(([, , title]) => title)).toEqual([
    'Salt &amp; &lt;Light&gt;',
    'One <em>night</em>',
    'Later',
    'Two &amp; three',
  ])
  for (const [, id] of links.slice(1)) expect(chapter).toMatch(new RegExp(`<h\\d id="${id}">`, 'u'))
  for (const path of ['OEBPS/chapter.xhtml', 'OEBPS/nav.xhtml'])
    expect(isWellFormed(files[path] ?? '')).toBe(true)
})
