import { ownValue } from '#shared/own-value.ts'
import type { SourceFormat } from './source.ts'

const formats: Record<string, SourceFormat> = {
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  pdf: 'pdf',
  docx: 'docx',
}

/** By the end of a file's name; undefined for what is not read. */
export function formatOf(fileName: string): SourceFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return ownValue(formats, ending)
}

export const readableEndings = Object.keys(formats).map((ending) => `.${ending}`)
