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
    path: '/tools/non-technical/story-prompt',
    image: 'story-prompt',
  })
}

const ideaLimit = 5_000

const spec: ToolPageSpec = {
  form,
  action: texts.generate,
  busy: texts.generating,
  needsIdea: true,
  resultHeading: texts.yourStory,
  kind: texts.story,
  copyLabel: texts.copy,
  empty: {
    title: texts.resultAppearsHere,
    parts: [
      { name: texts.want, about: texts.wantAbout },
      { name: texts.pressure, about: texts.pressureAbout },
      { name: texts.choice, about: texts.choiceAbout },
      { name: texts.lastImage, about: texts.lastImageAbout },
    ],
  },
  messages,
  wishes: ['another ending', 'shorter', texts.wishForYounger, 'more dialogue', 'continue'],
  refine: (draft, text) => ({
    draft: { ...draft, idea: wholeSentences(text) },
    said: texts.storyInForm,
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
