import type { AskEngine } from '#tools/workbench/answer-engine.ts'
import { askBrowserModel } from '../ask-browser-model.ts'
import type { OwnAddress } from '../engine-settings.ts'
import { addressModel } from './address-model.ts'
import { addressRoom } from './address-room.ts'
import { sendFromWorker } from './send-from-worker.ts'

/** What runs at an address of the person's own, asked by this browser. */
export function askAddress(settings: OwnAddress): AskEngine {
  return async (question, options) => {
    const room = await unlessStopped(addressRoom(settings, sendFromWorker), options?.signal)
    return askBrowserModel(async () => addressModel(settings, sendFromWorker, { room }))(question, options)
  }
}

function unlessStopped<Value>(
  value: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value | undefined> {
  const { promise: stopped, resolve } = Promise.withResolvers<undefined>()
  const stop = () => resolve(undefined)
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) stop()
  return Promise.race([value, stopped]).finally(() => signal?.removeEventListener('abort', stop))
}
