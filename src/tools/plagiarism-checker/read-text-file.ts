import { asRecord } from '#shared/record.ts'
import * as texts from './page.texts.ts'

/** Files that can be read into a text field. */
export const textFileEndings = ['.txt', '.md', '.docx', '.pdf'] as const
const largestBytes = 10 * 1024 * 1024

export type FileText = { ok: true; text: string } | { ok: false; reason: string }

/** The text of a file: .txt and .md in this browser, .docx and .pdf on the server, which keeps nothing. Never throws. */
export async function readTextFile(file: File, mostCharacters: number): Promise<FileText> {
  const ending = /\.[a-z]+$/i.exec(file.name)?.[0].toLowerCase() ?? ''
  if (!textFileEndings.some((one) => one === ending))
    return refuse(ending === '.doc' ? texts.saveAsDocx : texts.otherFile)
  if (file.size > largestBytes) return refuse(texts.fileTooLarge)
  if (file.size === 0) return refuse(texts.fileEmpty)
  const read = ending === '.txt' || ending === '.md' ? await readHere(file) : await readOnServer(file)
  if (!read.ok) return read
  if (read.text.trim() === '') return refuse(texts.noTextInFile)
  if (read.text.length <= mostCharacters) return read
  return refuse(texts.fileTooLong(read.text.length, mostCharacters))
}

async function readHere(file: File): Promise<FileText> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const [first, second] = bytes
    if (first === 0xff && second === 0xfe)
      return { ok: true, text: new TextDecoder('utf-16le').decode(bytes) }
    if (first === 0xfe && second === 0xff)
      return { ok: true, text: new TextDecoder('utf-16be').decode(bytes) }
    if (bytes.subarray(0, 1_024).includes(0)) return refuse(texts.binaryFile)
    const text = decode(bytes)
    return text === undefined ? refuse(texts.saveAsUtf8) : { ok: true, text }
  } catch {
    return refuse(texts.fileNotReadHere)
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return isWestern(bytes) ? new TextDecoder('windows-1252').decode(bytes) : undefined
  }
}

/** Most letters of Western languages are plain ones; in an older file with another alphabet hardly any are. */
function isWestern(bytes: Uint8Array): boolean {
  const plain = bytes.filter((byte) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a).length
  return plain >= 2 * bytes.filter((byte) => byte >= 0x80).length
}

async function readOnServer(file: File): Promise<FileText> {
  try {
    const response = await fetch(`/sources/read?name=${encodeURIComponent(file.name.slice(-200))}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    })
    // Without a schema: zod is larger than all else that this page loads first beside the framework.
    const { text, error } = asRecord(await response.json()) ?? {}
    if (response.ok && typeof text === 'string') return { ok: true, text }
    return refuse(typeof error === 'string' ? error : texts.fileNotRead)
  } catch {
    return refuse(texts.noAnswer)
  }
}

function refuse(reason: string): FileText {
  return { ok: false, reason }
}
