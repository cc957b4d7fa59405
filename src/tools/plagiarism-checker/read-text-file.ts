import { z } from 'zod'

/** Files that can be read into a text field. */
export const textFileEndings = ['.txt', '.md', '.docx', '.pdf'] as const
const largestBytes = 10 * 1024 * 1024

export type FileText = { ok: true; text: string } | { ok: false; reason: string }

const Answer = z.object({ text: z.string() })
const Refusal = z.object({ error: z.string() })

/** The text of a file: .txt and .md in this browser, .docx and .pdf on the server, which keeps nothing. Never throws. */
export async function readTextFile(file: File, mostCharacters: number): Promise<FileText> {
  const ending = /\.[a-z]+$/i.exec(file.name)?.[0].toLowerCase() ?? ''
  if (!textFileEndings.some((one) => one === ending))
    return refuse(
      ending === '.doc'
        ? 'Please save it as .docx first; .doc files from older versions of Word cannot be read.'
        : 'Please choose a .txt, .md, .docx or .pdf file.',
    )
  if (file.size > largestBytes) return refuse('This file is larger than 10 MB.')
  if (file.size === 0) return refuse('This file is empty.')
  const read = ending === '.txt' || ending === '.md' ? await readHere(file) : await readOnServer(file)
  if (!read.ok) return read
  if (read.text.trim() === '') return refuse('No text was found in this file.')
  if (read.text.length <= mostCharacters) return read
  return refuse(
    `This file holds ${read.text.length.toLocaleString('en-US')} characters, and ${mostCharacters.toLocaleString('en-US')} fit. Please choose a part of it.`,
  )
}

async function readHere(file: File): Promise<FileText> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
      return { ok: true, text: new TextDecoder('utf-16le').decode(bytes) }
    if (bytes.subarray(0, 1_024).includes(0))
      return refuse('This is not a text file: it contains binary data.')
    return { ok: true, text: decode(bytes) }
  } catch {
    return refuse('This browser could not read the file.')
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readOnServer(file: File): Promise<FileText> {
  try {
    const response = await fetch(`/sources/read?name=${encodeURIComponent(file.name.slice(-200))}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, text: Answer.parse(answer).text }
    return refuse(Refusal.safeParse(answer).data?.error ?? 'The file could not be read. Please try again.')
  } catch {
    return refuse('The server did not answer. Please try again, or paste the text.')
  }
}

function refuse(reason: string): FileText {
  return { ok: false, reason }
}
