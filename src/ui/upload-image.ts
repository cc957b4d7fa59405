import * as texts from './upload-image.texts.ts'

export type UploadAnswer = { ok: true; url: string } | { ok: false; message: string }

const failed = { ok: false, message: texts.imageNotUploaded } as const

/** Sends one image to the server, which draws it anew; answers its address on this site. */
export async function uploadImage(file: File): Promise<UploadAnswer> {
  try {
    const response = await fetch('/admin/uploads', { method: 'POST', body: file })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) return failed
    if ('url' in answer && typeof answer.url === 'string') return { ok: true, url: answer.url }
    if ('error' in answer && typeof answer.error === 'string') return { ok: false, message: answer.error }
    return failed
  } catch {
    return failed
  }
}

/** The first image among what was dropped or pasted. */
export function imageIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find((file) => file.type.startsWith('image/'))
}
