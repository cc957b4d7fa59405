export type Failure = { id: string; message: string }

/** Collects failures; each message quotes the offending words so that nobody has to search for them. */
export class FailureList {
  readonly failures: Failure[] = []

  add(id: string, message: string): void {
    this.failures.push({ id, message: message.replace(/\s+/gu, ' ').slice(0, 300) })
  }

  unless(condition: boolean, id: string, message: string): void {
    if (!condition) this.add(id, message)
  }
}

/** The words around a match, for a message. */
export function around(text: string, index: number): string {
  return `…${text.slice(Math.max(0, index - 40), index + 60).replace(/\s+/gu, ' ')}…`
}
