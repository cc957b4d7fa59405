import { randomUUID } from 'node:crypto'

const saneId = /^[\w-]{8,64}$/

/** The id of a trusted proxy when it is harmless in a log, else our own: a caller must not choose what we log. */
export function requestIdFor(received: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && received !== undefined && saneId.test(received) ? received : randomUUID()
}
