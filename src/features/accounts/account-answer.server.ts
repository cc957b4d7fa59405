/** The request behind a call: whose cookies, from where. */
export type Caller = { request: Request; address: string }

export type Refusal = { ok: false; code: string; message: string }

/** `cookies`: Set-Cookie lines for the answer. */
export type AccountAnswer<Value = undefined> = { ok: true; value: Value; cookies: string[] } | Refusal

export function done(cookies: string[] = []): { ok: true; value: undefined; cookies: string[] } {
  return { ok: true, value: undefined, cookies }
}

export function failed(code: string, message: string): Refusal {
  return { ok: false, code, message }
}

/** Only whether it worked, and its cookies. */
export function withoutValue(answer: AccountAnswer<unknown>): AccountAnswer {
  return answer.ok ? done(answer.cookies) : answer
}
