import { randomFillSync } from 'node:crypto'

const nonceBytes = 18
// Asking the system for each nonce took a twentieth of the time of a kept page.
const pool = Buffer.alloc(nonceBytes * 256)
let used = pool.length

/** For one answer alone: nobody can guess it. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += nonceBytes
  return pool.toString('base64url', used - nonceBytes, used)
}
