import { withRefusal } from '#tools/function-failure.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { toolFacts, toolMeta } from '#tools/workbench/tool-route.ts'
import { form } from './form.ts'
import { refineWish } from './messages.texts.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)
export const shouldRevalidate = () => false
export const meta = toolMeta(tool, texts.pageDescription)

const spec: ToolPageSpec = {
  ...texts.words,
  form,
  needsIdea: true,
  messages: { ...texts.messages, failed: withRefusal(texts.messages.failed) },
  refine: { said: texts.asksForMoreDetail, keepsIdea: true, wish: ` ${refineWish}` },
  hasRegenerate: true,
  picture: () => import('./timeline.tsx'),
}

export default function VideoPage() {
  return <ToolPage tool={tool} spec={spec} />
}
