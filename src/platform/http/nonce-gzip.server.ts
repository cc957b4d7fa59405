import { constants, crc32, deflateRawSync } from 'node:zlib'
import { createCrcShift } from './crc-shift.ts'

/** A gzip file of a document whose nonces are changed without compressing it again. */
export type NonceGzip = (nonce: string) => Uint8Array<ArrayBuffer>

const windowBytes = 32 * 1024
/** Never occurs in UTF-8, so no text can match a blank. */
const blankByte = 0xff
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that is the last one. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/**
 * Every nonce stands in a block of its own that is stored as it is; the text between is compressed once. Its
 * compressor knows what came before, but for the nonces, which are blank to it and therefore never referred to.
 * `nonceAt`: where nonces of `nonceLength` bytes begin in `document`.
 */
export function createNonceGzip(
  document: Uint8Array,
  nonceAt: readonly number[],
  nonceLength: number,
): NonceGzip {
  const blank = Buffer.from(document)
  for (const at of nonceAt) blank.fill(blankByte, at, at + nonceLength)
  const texts = [0, ...nonceAt.map((at) => at + nonceLength)].map((start, index) =>
    blank.subarray(start, nonceAt[index] ?? blank.length),
  )
  const stored = Buffer.alloc(5 + nonceLength)
  stored.writeUInt16LE(nonceLength, 1)
  stored.writeUInt16LE(~nonceLength & 0xffff, 3)

  const blocks: Buffer[] = [head]
  const placeAt: number[] = []
  let length = head.length
  const add = (block: Buffer) => {
    blocks.push(block)
    length += block.length
  }
  for (const [index, text] of texts.entries()) {
    if (index > 0) {
      add(stored)
      placeAt.push(length - nonceLength)
    }
    if (text.length > 0) add(compress(text, blank))
  }
  add(lastBlock)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(document.length, 4)
  add(end)
  const template = Buffer.concat(blocks)
  const blankSum = crc32(blank)
  const blankNonceSum = crc32(Buffer.alloc(nonceLength, blankByte))
  const shift = createCrcShift(nonceAt.map((at) => document.length - at - nonceLength))

  return function withNonce(nonce) {
    const file = Buffer.from(template)
    for (const at of placeAt) file.write(nonce, at, 'latin1')
    const sum = blankSum ^ shift(crc32(nonce) ^ blankNonceSum)
    file.writeUInt32LE(sum >>> 0, file.length - 8)
    return file
  }
}

/** `text` is a part of `whole`; what stands before it there may be referred to. */
function compress(text: Buffer, whole: Buffer): Buffer {
  const start = text.byteOffset - whole.byteOffset
  const before = whole.subarray(Math.max(0, start - windowBytes), start)
  return deflateRawSync(text, {
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(before.length > 0 ? { dictionary: before } : {}),
  })
}
