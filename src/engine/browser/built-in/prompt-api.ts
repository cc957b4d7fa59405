/** The browser's own model, where the page may use it. Chrome and Edge give the same object. */
import * as texts from './the-built-in.texts.ts'

export type PromptApi = Pick<typeof LanguageModel, 'availability' | 'create'>

/** undefined: this browser has none, or the page does not come by https. */
export function findPromptApi(scope: object = globalThis): PromptApi | undefined {
  const api = 'LanguageModel' in scope ? scope.LanguageModel : undefined
  return typeof api === 'function' && 'create' in api && 'availability' in api
    ? (api as unknown as PromptApi)
    : undefined
}

/** Of whom it is, as the page names it; the browsers change what stands behind it. */
export function builtInName(brands: readonly string[] = brandsOf(navigator)): string {
  if (brands.includes('Microsoft Edge')) return texts.edgeModel
  return brands.includes('Google Chrome') ? texts.chromeModel : texts.otherModel
}

function brandsOf(browser: Navigator): string[] {
  const { userAgentData } = browser as { userAgentData?: { brands?: { brand: string }[] } }
  return userAgentData?.brands?.map(({ brand }) => brand) ?? []
}

type Languages = { expectedInputs: LanguageModelExpected[]; expectedOutputs: LanguageModelExpected[] }

/** Our instructions are in English; the answer is in the person's language. */
export function inLanguages(languages: readonly string[]): Languages {
  const all = [...new Set(['en', ...languages])]
  return {
    expectedInputs: [{ type: 'text', languages: all }],
    expectedOutputs: [{ type: 'text', languages: all }],
  }
}

/** The languages of the browser that its model knows; a browser refuses a session when one of them is missing. */
export async function knownLanguages(
  api: PromptApi,
  preferred: readonly string[],
): Promise<{ languages: string[]; availability: Availability }> {
  const own = [...new Set(preferred.map((tag) => tag.split('-')[0] ?? '').filter(Boolean))].slice(0, 2)
  for (const languages of own.length > 1 ? [own, own.slice(0, 1), []] : [own, []]) {
    const availability = await api.availability(inLanguages(languages))
    if (availability !== 'unavailable') return { languages, availability }
  }
  return { languages: [], availability: 'unavailable' }
}

/** Both names that browsers have for it; none at all for a model without a limit. */
export function contextTokensOf(session: LanguageModel): number | undefined {
  const { contextWindow, inputQuota } = session as Partial<LanguageModel>
  const tokens = contextWindow ?? inputQuota
  return tokens !== undefined && Number.isFinite(tokens) ? tokens : undefined
}

export async function countTokensOf(session: LanguageModel, text: string): Promise<number> {
  const { measureContextUsage, measureInputUsage } = session as Partial<LanguageModel>
  const measure = measureContextUsage ?? measureInputUsage
  return measure === undefined ? Math.ceil(text.length / 3) : measure.call(session, text)
}
