import type { AnswerFile } from '../prompt-answer.ts'

/** The files with their folders, packed into one; the packer is loaded on the first call. */
export async function zipFiles(files: readonly AnswerFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate')
  // Not the asynchronous `zip`: it works in a worker made from a blob, which our Content-Security-Policy refuses.
  const packed = zipSync(Object.fromEntries(files.map((file) => [file.path, strToU8(file.content)])))
  return new Uint8Array(packed)
}
