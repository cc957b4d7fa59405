import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { AppError } from '#shared/app-error.ts'
import { copyWidths } from '#shared/uploaded-image.ts'
import * as texts from './files.texts.server.ts'
import { sniffImage, type ImageFormat } from './sniff-image.ts'

const mostPixels = 40_000_000
const widestPixels = 2_000
const decodingSeconds = 20
export type EncodedImage = {
  width: number
  height: number
  /** The image itself first, then its smaller copies. */
  files: { name: string; bytes: Uint8Array }[]
}

// Nothing but our five formats is ever decoded, whatever else libvips could read.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadHeif',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

const sharpNames: Record<ImageFormat, string> = {
  avif: 'heif',
  gif: 'gif',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
}

/**
 * The picture drawn anew: only its pixels come through, so no second format, script, position or camera does. Throws
 * `AppError` for what is no picture of the five formats, and for one that unpacks into too many pixels.
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const format = sniffImage(bytes)
  if (format === undefined) throw unsupported()
  const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  try {
    const metadata = await read().metadata()
    if (metadata.format !== sharpNames[format]) throw unsupported()
    const { data, info } = await read()
      .timeout({ seconds: decodingSeconds })
      // As the camera was held; the note about it goes with the rest of what the file says about itself.
      .autoOrient()
      .resize({ width: widestPixels, height: widestPixels, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84, effort: 4, lossless: format === 'gif' })
      .toBuffer({ resolveWithObject: true })
    const stem = `${fingerprint(data)}-${info.width}x${info.height}`
    const copies = copyWidths
      .filter((width) => width < info.width)
      .map(async (width) => ({
        name: `${stem}-${width}.webp`,
        bytes: new Uint8Array(await sharp(data).resize({ width }).webp({ quality: 80 }).toBuffer()),
      }))
    const files = [{ name: `${stem}.webp`, bytes: new Uint8Array(data) }, ...(await Promise.all(copies))]
    return { width: info.width, height: info.height, files }
  } catch (error) {
    if (error instanceof AppError) throw error
    // Whatever the decoder says is about this file: a broken one, a bomb, one that takes too long.
    throw new AppError('INVALID_INPUT', texts.unreadableImage, { cause: error })
  }
}

function unsupported(): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', texts.chooseImageFormat)
}

function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
