import { useLoaderData, type MetaArgs } from 'react-router'
import { toolFacts } from '#tools/workbench/tool-facts.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { form } from './form.ts'
import { messages } from './messages.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/tools/non-technical/text-to-prompt',
    image: 'text-to-prompt',
  })
}

const spec: ToolPageSpec = {
  form,
  action: texts.generatePrompt,
  busy: texts.generating,
  resultHeading: texts.yourPrompt,
  kind: texts.prompt,
  copyLabel: texts.copy,
  empty: {
    title: texts.resultAppearsHere,
    parts: [
      { name: texts.task, about: texts.taskAbout },
      { name: texts.requirements, about: texts.requirementsAbout },
      { name: texts.output, about: texts.formAbout },
      { name: texts.check, about: texts.checksAbout },
    ],
  },
  messages,
  wishes: ['shorter', 'more formal', texts.wishTable, texts.wishExample],
  // What comes back is a prompt already: a second frame round it would only make it longer.
  refine: (draft, text) => ({
    draft: { ...draft, idea: text, kind: 'improve' },
    said: texts.promptInForm,
  }),
  hasRegenerate: true,
}

export default function TextToPromptPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
