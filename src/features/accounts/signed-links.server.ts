import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a mailed link may do; a link for one of them is worth nothing for another. */
export type LinkPurpose = 'sign-up' | 'change-address' | 'take-back'

/** Tokens that name one row and cannot be guessed, although nothing about them is stored. */
export function createSignedLinks(secret: string) {
  const signature = (purpose: LinkPurpose, id: string) =>
    createHmac('sha256', secret).update(`link\n${purpose}\n${id}`).digest('base64url')
  return {
    sign: (purpose: LinkPurpose, id: string): string => `${id}.${signature(purpose, id)}`,

    /** The id of the row; undefined when the token is not one of ours. */
    read(purpose: LinkPurpose, token: string): string | undefined {
      const [, id, given] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
      if (id === undefined || given === undefined) return undefined
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(purpose, id))) ? id : undefined
    },
  }
}
