import { ownSentence } from '#tools/function-failure.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { toolFacts, toolMeta } from '#tools/workbench/tool-route.ts'
import { form } from './form.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)
export const shouldRevalidate = () => false
export const meta = toolMeta(tool, texts.pageDescription)

const { failed } = texts.messages
const spec: ToolPageSpec = {
  ...texts.words,
  form,
  messages: {
    ...texts.messages,
    failed: (failure) => ({ ...failed, description: ownSentence(failure) ?? failed.description }),
  },
  // What comes back is a prompt already: a second frame round it would only make it longer.
  refine: { said: texts.promptInForm, patch: { kind: 'improve' } },
  hasRegenerate: true,
}

export default function TextToPromptPage() {
  return <ToolPage tool={tool} spec={spec} />
}
