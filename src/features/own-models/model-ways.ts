import * as texts from './which-model-page.texts.ts'

type ModelWay = {
  /** In the list of a person’s own models; missing where nothing is set up for it. */
  kind?: string
  name: string
  cost: string
  sends: string
  keeps: string
}

/** The ways to have a model write: what each costs, sends and keeps. */
export const modelWays: readonly ModelWay[] = [
  {
    kind: 'server',
    name: texts.siteAsItIs,
    cost: texts.siteCosts,
    sends: texts.siteSends,
    keeps: texts.siteKeeps,
  },
  {
    kind: 'key',
    name: 'OpenRouter',
    cost: texts.openrouterCosts,
    sends: texts.openrouterSends,
    keeps: texts.openrouterKeeps,
  },
  {
    kind: 'key',
    name: texts.ownKey,
    cost: texts.ownKeyCosts,
    sends: texts.ownKeySends,
    keeps: texts.ownKeyKeeps,
  },
  {
    kind: 'address',
    name: texts.ollamaHere,
    cost: texts.ollamaCosts,
    sends: texts.ollamaSends,
    keeps: texts.ollamaKeeps,
  },
  {
    kind: 'address',
    name: texts.anotherAddress,
    cost: texts.addressCosts,
    sends: texts.addressSends,
    keeps: texts.addressKeeps,
  },
  {
    kind: 'built-in',
    name: texts.builtIn,
    cost: texts.builtInCosts,
    sends: texts.builtInSends,
    keeps: texts.builtInKeeps,
  },
  {
    kind: 'webgpu',
    name: texts.downloaded,
    cost: texts.downloadedCosts,
    sends: texts.downloadedSends,
    keeps: texts.downloadedKeeps,
  },
  { name: texts.ownChat, cost: texts.ownChatCosts, sends: texts.ownChatSends, keeps: texts.ownChatKeeps },
]
