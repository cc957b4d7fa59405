/** What the tools keep in a browser, by key. The wizard's first two are the specification's. */
export const wizardKeys = {
  form: 'promptFormData',
  prompt: 'generatedPrompt',
  step: 'promptWizardStep',
  answer: 'promptAnswer',
  suggested: 'promptSuggested',
  sentence: 'promptSentence',
} as const

/** The tool that they belong to. */
export const wizardSlug = 'developer-prompt'

/** Whom this browser asks, with a person's own keys and addresses; in `sessionStorage` what is for one tab only. */
export const ownEnginesKey = 'ownEngines'

/** In IndexedDB: what the settings of those are sealed with, so that storage holds no key that can be read. */
export const sealingDatabase = 'sealing-keys'

/** A person's own key, as it was kept until November 2026. */
export const ownKeyKey = 'ownModelKey'

/** In `sessionStorage`, while somebody is at a provider to connect it. */
export const connectKey = 'connectProvider'
/** In `sessionStorage`: the page that asks again once a model is connected. */
export const askAgainKey = 'askAgain'

/** Whether results show where their words come from. */
export const sourceViewKey = 'resultSources'

/**
 * What is kept for each tool or form. `pasted`: from a chat and not read yet; `undo`, in `sessionStorage`: what undo and
 * redo reach.
 */
export function keyFor(kept: 'draft' | 'pasted' | 'results' | 'undo', slug: string): string {
  return `${kept}:${slug}`
}

/** The tool whose results a key holds; undefined for any other key. */
export function slugOfResultsKey(key: string): string | undefined {
  return /^results:([\w-]{1,60})$/.exec(key)?.[1]
}

/** Whether a key holds what somebody made, wrote or set up with a tool: all that goes at sign-out. */
export function isToolKey(key: string): boolean {
  return (
    Object.values<string>(wizardKeys).includes(key) ||
    [ownEnginesKey, ownKeyKey, connectKey, askAgainKey].includes(key) ||
    /^(?:draft|pasted|results|undo):/.test(key)
  )
}
