import { z } from 'zod'
import { askFunction, failed, readFailure, readOutput, type FunctionAnswer } from '#tools/run-function.ts'

const Answer = z.object({ ok: z.literal(true) })

/** Sends a message of the contact page; never throws. `idempotencyKey`: the same one for a message that is sent again. */
export async function sendMessage(
  message: object,
  idempotencyKey: string | undefined,
  timeoutMs = 20_000,
): Promise<FunctionAnswer<z.infer<typeof Answer>>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await askFunction('send-contact-email', message, 'application/json', timeout, {
      idempotencyKey,
    })
    const text = await response.text()
    return response.ok ? readOutput(text, Answer) : readFailure(response.status, text)
  } catch (cause) {
    return failed(timeout.aborted ? 'TIMEOUT' : 'NETWORK', String(cause))
  }
}
