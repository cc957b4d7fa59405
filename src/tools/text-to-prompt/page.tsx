import { useLoaderData, type MetaArgs } from 'react-router'
import { toolFacts } from '#tools/workbench/tool-facts.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { form } from './form.ts'
import { messages } from './messages.ts'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Text to Prompt',
    description:
      'Turn a rough idea into a prompt for ChatGPT, Claude or Gemini: it keeps your facts, adds the right requirements, sets the form and length of the answer, and says how to check it.',
    path: '/tools/non-technical/text-to-prompt',
    image: 'text-to-prompt',
  })
}

const spec: ToolPageSpec = {
  form,
  action: 'Generate Prompt',
  busy: 'Generating...',
  resultHeading: 'Your prompt',
  kind: 'Prompt',
  copyLabel: 'Copy',
  empty: {
    title: 'Your prompt appears here',
    parts: [
      { name: 'Task', about: 'What is to be done, with the facts you gave.' },
      { name: 'Requirements', about: 'Requirements that prevent the usual mistakes.' },
      { name: 'Output', about: 'Form, order, length in numbers, language.' },
      { name: 'Check', about: 'How you can tell that the answer is right.' },
    ],
  },
  messages,
  wishes: ['shorter', 'more formal', 'ask for a table', 'add an example'],
  // What comes back is a prompt already: a second frame round it would only make it longer.
  refine: (draft, text) => ({
    draft: { ...draft, idea: text, kind: 'improve' },
    said: 'Your prompt is in the form. Add to it or generate again to tighten it.',
  }),
  hasRegenerate: true,
}

export default function TextToPromptPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
