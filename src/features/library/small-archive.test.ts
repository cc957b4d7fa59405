import { Document, Packer, Paragraph } from 'docx'
import { expect, test } from 'vitest'
import { isSmallArchive } from './small-archive.ts'

const entry = Buffer.from([0x50, 0x4b, 1, 2])
const end = Buffer.from([0x50, 0x4b, 5, 6])

async function archive(): Promise<Buffer> {
  return Buffer.from(
    await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Forty gulls.')] }] })),
  )
}

test('a document is small, one that would unpack to much or to many files is not', async () => {
  expect(isSmallArchive(await archive())).toBe(true)
  const large = await archive()
  large.writeUInt32LE(200 * 1024 * 1024, large.indexOf(entry) + 24)
  expect(isSmallArchive(large)).toBe(false)
  const many = await archive()
  many.writeUInt16LE(60_000, many.lastIndexOf(end) + 10)
  expect(isSmallArchive(many)).toBe(false)
})

test('a list of files that leads nowhere is not followed', async () => {
  const whole = await archive()
  expect(isSmallArchive(whole.subarray(0, whole.length - 30))).toBe(false)
  whole.writeUInt32LE(0xff_ff_ff_00, whole.lastIndexOf(end) + 16)
  expect(isSmallArchive(whole)).toBe(false)
  for (const size of [0, 3, 21, 22]) expect(isSmallArchive(Buffer.alloc(size))).toBe(false)
})
