import { useLoaderData, type MetaArgs } from 'react-router'
import { toolFacts } from '#tools/workbench/tool-facts.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { form } from './form.ts'
import { messages } from './messages.ts'
import { tool } from './tool.ts'

export function loader() {
  return toolFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Storyboard Prompt Generator',
    description:
      "Turn an idea for a children's story into a storyboard: characters that stay the same, an image prompt for every scene, narration for the age, sound, motion and a printable sheet.",
    path: '/tools/non-technical/storyboard-prompt-generator',
    image: 'storyboard-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: 'Generate Storyboard',
  busy: 'Generating...',
  resultHeading: 'Your storyboard',
  kind: 'Storyboard',
  copyLabel: 'Copy All',
  empty: {
    title: 'Your storyboard appears here',
    parts: [
      {
        name: 'Characters',
        about: 'A description of each that never changes, and a character sheet to make first.',
      },
      { name: 'Style', about: 'Medium, light and four or five colors.' },
      { name: 'Scenes', about: 'An image prompt, narration, sound and motion for each.' },
      { name: 'Continuity', about: 'What is where, from scene to scene.' },
      { name: 'For grown-ups', about: 'What it is about, what was made safe, and a question to talk about.' },
    ],
  },
  messages,
  wishes: ['simpler narration', 'funnier', 'a quieter ending', 'more sound'],
  picture: () => import('./scene-cards.tsx'),
}

export default function StoryboardPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
