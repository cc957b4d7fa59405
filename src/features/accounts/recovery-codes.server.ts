import { createHash, randomBytes } from 'node:crypto'
import type { Statements } from '#platform/database/with-identity.server.ts'

export const recoveryCodes = 10

/** Without what is easily taken for something else; 32 of them, so that each is five bits. */
const letters = '23456789abcdefghijkmnpqrstuvwxyz'

/** 120 bits: a hash of it needs no salt, and a dump gives nothing away. */
function newRecoveryCode(): string {
  const code = [...randomBytes(24)].map((byte) => letters[byte & 31]).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** As it is kept, from however it was typed. */
export function hashRecoveryCode(code: string): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(typed).digest('hex')
}

/** Ten new ones in place of all before; this is the only time that they can be read. */
export async function replaceRecoveryCodes(query: Statements['query'], userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await query('update two_factors set backup_codes = $2 where user_id = $1', [
    userId,
    JSON.stringify(codes.map(hashRecoveryCode)),
  ])
  return codes
}
