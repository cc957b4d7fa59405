import { randomUUID } from 'node:crypto'

const saneId = /^[\w-]{8,64}$/

/** A proxy's id when it is harmless in a log, else our own. */
export function requestIdFor(received: string | undefined): string {
  return received !== undefined && saneId.test(received) ? received : randomUUID()
}
