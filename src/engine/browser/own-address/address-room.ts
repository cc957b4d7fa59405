import type { ModelRoom } from '../../answer/writing-model.ts'
import { createContextLearner } from '../../models/context/learn-context.ts'
import { roomOf } from '../../models/context/room-of.ts'
import type { OwnAddress } from '../engine-settings.ts'
import { keyHeader } from './address-request.ts'
import type { SendDirect } from './direct-fetch.ts'
import { readDirect } from './read-direct.ts'

const learn = createContextLearner()
/** The browser may ask the person first whether it may reach the address. */
const patienceMs = 20_000

/** What a model at an address holds, as its runtime says; undefined where it does not. */
export async function addressRoom(
  { service, address, model, key }: OwnAddress,
  send: SendDirect,
  learnContext = learn,
): Promise<ModelRoom | undefined> {
  const told = await learnContext(
    { address, model },
    async ({ url, body }) => {
      const answer = await readDirect(
        send,
        {
          url,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            ...keyHeader({ key }),
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body }),
        },
        AbortSignal.timeout(patienceMs),
      )
      return answer && answer.status < 300 ? answer.json() : undefined
    },
    service,
  )
  return told && roomOf(told)
}
