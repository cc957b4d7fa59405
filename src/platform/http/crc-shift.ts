/** CRC-32 as zlib's: the polynomial with its bits reversed, so that the highest bit is the constant term. */
const polynomial = 0xedb88320
const one = 0x80000000

/**
 * How the CRC-32 of a text changes when the same piece of it changes at several places. Checksums are remainders of
 * polynomials: text behind a piece multiplies its part by a power of x, and parts add up. So one factor holds for all
 * places, and a change costs 32 steps instead of a way through the whole text. As in zlib's crc32_combine.
 * `bytesBehind`: how many follow the piece at each place.
 */
export function createCrcShift(bytesBehind: readonly number[]): (changed: number) => number {
  const factor = bytesBehind.reduce((sum, bytes) => sum ^ powerOfX(bytes * 8), 0)
  return (changed) => multiply(factor, changed) >>> 0
}

function powerOfX(exponent: number): number {
  let power = one
  let square = one >>> 1
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(square, power)
    square = multiply(square, square)
  }
  return power
}

function multiply(left: number, right: number): number {
  let product = 0
  let shifted = right
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) product ^= shifted
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1
  }
  return product
}
