/** undefined without TLS, where browsers have no such function; then the server makes a key of its own. */
export function newIdempotencyKey(): string | undefined {
  return globalThis.crypto?.randomUUID?.()
}
