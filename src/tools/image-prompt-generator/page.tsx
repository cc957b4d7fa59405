import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { toolFacts, toolMeta } from '#tools/workbench/tool-route.ts'
import { form } from './form.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)
export const shouldRevalidate = () => false
export const meta = toolMeta(tool, texts.pageDescription)

const spec: ToolPageSpec = {
  ...texts.words,
  form,
  messages: { ...texts.messages, failed: () => texts.messages.failed },
  refine: { said: texts.ideaIsBack, keepsIdea: true },
}

export default function ImagePromptPage() {
  return <ToolPage tool={tool} spec={spec} />
}
