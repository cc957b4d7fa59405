import { failed } from '#tools/run-function.ts'
import type { AskEngine } from '#tools/workbench/answer-engine.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { askBrowserModel } from './ask-browser-model.ts'
import type { BrowserKind } from './browser-kind.ts'

/** A model that runs in this browser, as one of those that are asked in turn. One that is not ready is passed over. */
export function askBrowserKind(kind: BrowserKind): AskEngine {
  return async (question, options) => {
    try {
      return await askBrowserModel(await kind.open())(question, options)
    } catch (error) {
      if (error instanceof ModelFailure) return { ...failed('NETWORK', error.message), text: '' }
      throw error
    }
  }
}
