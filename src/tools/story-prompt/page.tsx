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
    title: 'Story Prompt',
    description:
      'Turn one line into a short story with a want, a choice that costs something and a changed last image, or into a full brief for ChatGPT, Claude or Gemini.',
    path: '/tools/non-technical/story-prompt',
    image: 'story-prompt',
  })
}

const ideaLimit = 5_000

const spec: ToolPageSpec = {
  form,
  action: 'Generate',
  busy: 'Generating...',
  needsIdea: true,
  resultHeading: 'Your story',
  kind: 'Story',
  copyLabel: 'Copy',
  empty: {
    title: 'Your story appears here',
    parts: [
      { name: 'Want', about: 'Someone wants something you could photograph.' },
      { name: 'Pressure', about: 'Someone or something against it, and a clock.' },
      { name: 'Choice', about: 'Two good things that exclude each other, and the cost.' },
      { name: 'Last image', about: 'What is different, seen and not explained.' },
    ],
  },
  messages,
  wishes: ['another ending', 'shorter', 'for younger readers', 'more dialogue', 'continue'],
  refine: (draft, text) => ({
    draft: { ...draft, idea: wholeSentences(text) },
    said: 'The story is in the form now. Add a wish at the end and generate another draft.',
  }),
  picture: () => import('./story-view.tsx'),
}

/** A result as the next idea: whole, or up to the end of a sentence when the field holds no more. */
function wholeSentences(text: string): string {
  if (text.length <= ideaLimit) return text
  const start = text.slice(0, ideaLimit)
  const end = Math.max(...['. ', '.\n', '”\n', '。'].map((mark) => start.lastIndexOf(mark)))
  return end < 0 ? start : start.slice(0, end + 1)
}

export default function StoryPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
