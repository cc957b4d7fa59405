import { useLoaderData, type MetaArgs } from 'react-router'
import { toolFacts } from '#tools/workbench/tool-facts.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { form } from './form.ts'
import { messages } from './messages.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'

export function loader() {
  return toolFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/tools/non-technical/storyboard-prompt-generator',
    image: 'storyboard-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: texts.generateStoryboard,
  busy: texts.generating,
  resultHeading: texts.yourStoryboard,
  kind: texts.storyboard,
  copyLabel: texts.copyAll,
  empty: {
    title: texts.resultAppearsHere,
    parts: [
      {
        name: texts.characters,
        about: texts.charactersAbout,
      },
      { name: texts.style, about: texts.styleAbout },
      { name: texts.scenes, about: texts.scenesAbout },
      { name: texts.continuity, about: texts.continuityAbout },
      { name: texts.forGrownUps, about: texts.grownUpsAbout },
    ],
  },
  messages,
  wishes: ['simpler narration', 'funnier', texts.wishQuieterEnding, 'more sound'],
  picture: () => import('./scene-cards.tsx'),
}

export default function StoryboardPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
