import { lazyPart } from '#ui/lazy-part.tsx'
import { browserStorage, readText, tabStorage } from '#shared/browser-storage.ts'
import type { OwnModels } from '#tools/workbench/own-models-context.ts'
import { ownEnginesKey, ownKeyKey } from '#shared/storage-keys.ts'

/** What belongs to models of a person's own, fetched only for whoever has set one up or is about to. */
export const ownModels: OwnModels = {
  async ask(question, options) {
    if (hasOwn()) return (await import('#engine/browser/ask-in-order.ts')).askOwnEngines(question, options)
    return (await import('#tools/workbench/answer-engine.ts')).askServer(question, options)
  },
  Dialog: lazyPart(() => import('#features/own-models/models-dialog.tsx'), 'ModelsDialog'),
  async names() {
    if (!hasOwn()) return []
    const { enginesToAsk } = await import('#engine/browser/ask-in-order.ts')
    return (await enginesToAsk()).map(({ name }) => name)
  },
}

function hasOwn(): boolean {
  return [
    readText(browserStorage(), ownEnginesKey),
    readText(tabStorage(), ownEnginesKey),
    readText(browserStorage(), ownKeyKey),
  ].some((kept) => kept !== null)
}
