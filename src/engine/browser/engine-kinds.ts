import { z } from 'zod'
import { askServer, type AskEngine } from '#tools/workbench/answer-engine.ts'
import { OwnAddress, OwnKeySettings } from './engine-settings.ts'
import { findKind } from '../providers/provider-kinds.ts'
import * as texts from './engine-kinds.texts.ts'

/** A way of getting answers that a person can put into their order. */
export type EngineKind = {
  isValid: (settings: unknown) => boolean
  /** As the page names the one that is asked. */
  nameOf: (settings: unknown) => string
  /** Who reads what is sent, in one sentence for the list. */
  aboutOf: (settings: unknown) => string
  /** Fetched when it is asked. */
  load: (settings: unknown) => Promise<AskEngine>
}

type KindParts<Settings> = {
  settings: z.ZodType<Settings>
  nameOf: (settings: Settings) => string
  aboutOf: (settings: Settings) => string
  load: (settings: Settings) => Promise<AskEngine>
}

function defineKind<Settings>({ settings, nameOf, aboutOf, load }: KindParts<Settings>): EngineKind {
  return {
    isValid: (given) => settings.safeParse(given).success,
    nameOf: (given) => nameOf(settings.parse(given)),
    aboutOf: (given) => aboutOf(settings.parse(given)),
    load: async (given) => load(settings.parse(given)),
  }
}

const labelOf = (id: string) => findKind(id)?.label ?? id

/**
 * Every kind by the name it is kept under. One more is one more entry: its settings, and a loader that gives an
 * `AskEngine`; of a model that this browser asks itself `askBrowserModel` makes one.
 */
export const engineKinds: Readonly<Record<string, EngineKind>> = {
  server: defineKind({
    settings: z.unknown(),
    nameOf: () => texts.thisSite,
    aboutOf: () => texts.thisSiteAbout,
    load: async () => askServer,
  }),
  key: defineKind({
    settings: OwnKeySettings,
    nameOf: ({ provider }) => labelOf(provider),
    aboutOf: ({ provider, model, key }) => texts.keyAbout(model, key.slice(-4), labelOf(provider)),
    load: async (ownKey) => (question, options) => askServer(question, { ...options, ownKey }),
  }),
  address: defineKind({
    settings: OwnAddress,
    nameOf: ({ service }) => (service === 'ollama' ? texts.ollama : labelOf(service)),
    aboutOf: ({ model, address }) => texts.addressAbout(model, address),
    async load(settings) {
      const { askAddress } = await import('./own-address/ask-address.ts')
      return askAddress(settings)
    },
  }),
  'built-in': defineKind({
    settings: z.unknown(),
    nameOf: () => texts.builtIn,
    aboutOf: () => texts.builtInAbout,
    async load() {
      const { theBuiltIn } = await import('./built-in/the-built-in.ts')
      const kind = theBuiltIn()
      return (await import('./ask-browser-model.ts')).askBrowserModel(() => kind.open())
    },
  }),
  webgpu: defineKind({
    settings: z.unknown(),
    nameOf: () => texts.downloaded,
    aboutOf: () => texts.downloadedAbout,
    async load() {
      const { theWebGpu } = await import('./webgpu/the-webgpu.ts')
      const kind = theWebGpu()
      return (await import('./ask-browser-model.ts')).askBrowserModel(() => kind.open())
    },
  }),
}
