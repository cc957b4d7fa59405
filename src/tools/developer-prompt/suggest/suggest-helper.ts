import { defineHelper } from '../../contract/define-tool.ts'

/** `POST /functions/v1/suggest-form`: one sentence in, answers for the six steps out. */
export const suggestHelper = defineHelper({
  slug: 'developer-prompt/suggest',
  functionName: 'suggest-form',
  core: () => import('./suggest-core.ts').then((module) => module.suggestCore),
  instructions: () => import('./suggest-instructions.ts').then((module) => module.suggestInstructions),
})
