import type { AskEngine } from '#tools/workbench/answer-engine.ts'
import { askBrowserModel } from '../ask-browser-model.ts'
import type { OwnAddress } from '../engine-settings.ts'
import { addressModel } from './address-model.ts'
import { sendFromWorker } from './send-from-worker.ts'

/** What runs at an address of the person's own, asked by this browser. */
export function askAddress(settings: OwnAddress): AskEngine {
  return askBrowserModel(addressModel(settings, sendFromWorker))
}
