import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { toolFacts, toolMeta } from '#tools/workbench/tool-route.ts'
import { form } from './form.ts'
import type { StoryInput } from './input.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)
export const shouldRevalidate = () => false
export const meta = toolMeta(tool, texts.pageDescription)

const spec: ToolPageSpec = {
  ...texts.words,
  form,
  specFor: (input) => ((input as Partial<StoryInput> | undefined)?.mode === 'prompt' ? promptSpec : spec),
  needsIdea: true,
  messages: {
    ...texts.messages,
    failed: ({ code, message }) => {
      if (code === 'BAD_ANSWER') return texts.noContent
      // A refusal says what to try instead; it would be lost behind the general sentence.
      return code === 'INVALID_INPUT' ? { title: message } : texts.messages.failed
    },
  },
  refine: { said: texts.resultInForm },
  picture: () => import('./story-view.tsx'),
}

const promptSpec: ToolPageSpec = { ...spec, ...texts.promptWords }

export default function StoryPage() {
  return <ToolPage tool={tool} spec={spec} />
}
