import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { ownKeyProviders } from '#tools/contract/engine-report.ts'
import type { OwnKey } from './gateway.ts'

const Headers = z.object({
  provider: z.enum(ownKeyProviders),
  key: z.string().regex(/^[\x21-\x7e]{8,400}$/),
})

/** A person's own key, from the headers `x-ai-provider` and `x-ai-key`; it lives as long as the request. */
export function readOwnKey(request: Request, isAllowed: boolean): OwnKey | undefined {
  const key = request.headers.get('x-ai-key')
  if (key === null || key === '') return undefined
  if (!isAllowed)
    throw new AppError('FORBIDDEN', 'This server does not accept your own keys. Please remove yours.')
  const parsed = Headers.safeParse({ provider: request.headers.get('x-ai-provider'), key })
  if (!parsed.success)
    throw new AppError(
      'INVALID_INPUT',
      `Please choose the provider of your key (${ownKeyProviders.join(', ')}) and paste the key whole`,
    )
  return parsed.data
}
