import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { encodeImage } from './encode-image.server.ts'
import { hostileUploads, marker, picture } from './hostile-uploads.test-support.ts'

const uploads = await hostileUploads()

test('each hostile upload is another one', () => {
  expect(new Set(uploads.map(({ name }) => name)).size).toBe(uploads.length)
  expect(uploads.length).toBeGreaterThanOrEqual(90)
})

test.for(uploads)('$name is refused or made harmless', async ({ bytes }) => {
  const result = await encodeImage(bytes).catch((error: unknown) => error)
  if (result instanceof Error) {
    expect(result).toBeInstanceOf(AppError)
    return
  }
  const { files } = await encodeImage(bytes)
  for (const file of files) {
    const { format, exif, xmp, iptc, icc } = await sharp(file.bytes).metadata()
    expect({ format, exif, xmp, iptc, icc }).toEqual({ format: 'webp' })
    const content = Buffer.from(file.bytes).toString('latin1')
    expect(content).not.toContain(marker)
    expect(content).not.toContain('<script')
    expect(content).not.toContain('PK\x03\x04')
    expect(file.name).toMatch(/^[0-9a-f]{32}-\d+x\d+(-\d+)?\.webp$/)
  }
})

test('what is no picture is refused as such, and a picture of every format is taken', async () => {
  await expect(encodeImage(Buffer.from('<svg onload="x"/>'))).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
  })
  for (const format of ['avif', 'gif', 'jpeg', 'png', 'webp'] as const) {
    const image = await encodeImage(await picture(format))
    expect({ format, width: image.width, height: image.height }).toEqual({ format, width: 96, height: 64 })
  }
})

test('a picture is turned as it was held, made no larger than pages show, and copied for phones', async () => {
  const wide = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, files } = await encodeImage(wide)
  expect([width, height]).toEqual([667, 2_000])
  expect(files.map(({ name }) => name.replace(/^[0-9a-f]+/, ''))).toEqual([
    '-667x2000.webp',
    '-667x2000-480.webp',
  ])
})
