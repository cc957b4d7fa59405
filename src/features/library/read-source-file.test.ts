import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Document, Packer, Paragraph } from 'docx'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { formatOf } from './format-of.ts'
import { readSourceFile } from './read-source-file.server.ts'

const words = 'The keeper counted forty gulls.'

async function docx(text: string): Promise<Uint8Array> {
  return Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] }))
}

async function pdf(text: string | undefined): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  const page = made.addPage()
  if (text !== undefined) page.drawText(text, { x: 20, y: 300 })
  made.setTitle('Gulls')
  return made.save()
}

test('what reads PDFs has no way to run a text as code', () => {
  // Scripts of a PDF are known to have run in PDF.js: docs/security-controls.md, Advisories.
  const source = readFileSync(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8')
  expect(source).toContain('getDocument')
  expect(source.match(/\beval\s*\(|\bFunction\s*\(|\bnew Function\b|setTimeout\(\s*["'`]/g)).toBeNull()
})

test('each kind of file gives its text', async () => {
  const files: [Parameters<typeof readSourceFile>[1], Uint8Array][] = [
    ['text', Buffer.from(words)],
    ['text', Buffer.from(`\ufeff${words}`, 'utf16le')],
    [
      'markdown',
      Buffer.from(`${words.replace('forty', '**forty**').replace('gulls', '[gulls](https://x.example)')}`),
    ],
    [
      'html',
      Buffer.from(`<!doctype html><title>Gulls</title><nav>Menu</nav><p>${words}</p><script>1</script>`),
    ],
    ['docx', await docx(words)],
    ['pdf', await pdf(words)],
  ]
  for (const [format, bytes] of files) {
    const read = await readSourceFile(bytes, format)
    expect('value' in read ? read.value.text.replace('\ufeff', '') : read, format).toBe(words)
  }
  expect(await readSourceFile(await pdf(words), 'pdf')).toMatchObject({ value: { title: 'Gulls' } })
})

test('a page is read in the encoding that it or its server declares', async () => {
  // “Сорок чаек” in windows-1251.
  const russian = Buffer.from([0xd1, 0xee, 0xf0, 0xee, 0xea, 0x20, 0xf7, 0xe0, 0xe5, 0xea])
  const body = Buffer.concat([Buffer.from('<p>'), russian])
  const page = (type: string) => ({ url: 'https://x.example/', type })
  const declared = page('text/html; charset=windows-1251')
  const tag = (attributes: string) => Buffer.concat([Buffer.from(`<meta ${attributes}>`), body])
  const pages: Parameters<typeof readSourceFile>[] = [
    [russian, 'text', page('text/plain;charset="Windows-1251"')],
    [body, 'html', declared],
    [tag('charset=utf-8'), 'html', declared],
    [tag('charset="windows-1251"'), 'html'],
    [tag('http-equiv=Content-Type content="text/html; charset=cp1251"'), 'html', page('text/html')],
  ]
  for (const one of pages)
    expect(await readSourceFile(...one)).toMatchObject({ value: { text: 'Сорок чаек' } })
  for (const wrong of ['unknown-1', 'utf-16le'])
    expect(
      await readSourceFile(Buffer.from('Łódź'), 'text', page(`text/plain; charset=${wrong}`)),
    ).toMatchObject({ value: { text: 'Łódź' } })
})

test('a file of another kind, a scan, a damaged file and an empty one are told with their reason', async () => {
  const refusals: [Parameters<typeof readSourceFile>[1], Uint8Array, RegExp][] = [
    ['pdf', Buffer.from(words), /isn’t a PDF/],
    ['pdf', Buffer.from('%PDF-1.7 broken'), /damaged/],
    ['pdf', await pdf(undefined), /scan/],
    ['docx', Buffer.from('PK broken'), /damaged/],
    ['docx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /older version of Word/],
    ['text', Buffer.from('a\0b'), /binary/],
    ['text', Buffer.from('  '), /empty/],
    ['html', Buffer.from('<script>1</script>'), /No readable text/],
    ['text', Buffer.from('x'.repeat(1_000_001)), /longer than/],
  ]
  for (const [format, bytes, reason] of refusals) {
    const read = await readSourceFile(bytes, format)
    expect('refusal' in read ? read.refusal : read, format).toMatch(reason)
  }
})

test('formats go by the end of the name', () => {
  expect(['a.TXT', 'b.md', 'c.htm', 'd.pdf', 'e.docx', 'f.doc', 'g', 'h.constructor'].map(formatOf)).toEqual([
    'text',
    'markdown',
    'html',
    'pdf',
    'docx',
    undefined,
    undefined,
    undefined,
  ])
})
