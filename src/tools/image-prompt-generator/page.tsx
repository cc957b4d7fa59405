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
    path: '/tools/non-technical/image-prompt-generator',
    image: 'image-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: texts.generateImagePrompt,
  busy: texts.generating,
  resultHeading: texts.yourImagePrompt,
  kind: texts.imagePrompt,
  copyLabel: texts.copyPrompt,
  empty: {
    title: texts.resultAppearsHere,
    parts: [
      { name: texts.imageAndMedium, about: texts.imageAndMediumAbout },
      { name: texts.settingViewLight, about: texts.settingAbout },
      { name: texts.colorsAndDetails, about: texts.colorsAbout },
      { name: texts.text, about: texts.textAbout },
    ],
  },
  messages,
  wishes: ['shorter', 'warmer light', 'closer', 'at night', 'fewer details'],
  refine: (draft) => ({
    draft,
    said: texts.ideaIsBack,
  }),
}

export default function ImagePromptPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
