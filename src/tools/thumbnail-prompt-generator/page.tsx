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
    path: '/tools/non-technical/thumbnail-prompt-generator',
    image: 'thumbnail-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: texts.generateThumbnailPrompt,
  busy: texts.generating,
  resultHeading: texts.yourThumbnail,
  kind: texts.thumbnail,
  copyLabel: texts.copy,
  empty: {
    title: texts.resultAppearsHere,
    parts: [
      { name: texts.layout, about: texts.layoutAbout },
      { name: texts.focalSubject, about: texts.focalSubjectAbout },
      { name: texts.text, about: texts.wordsAbout },
      { name: texts.colorsAndLight, about: texts.colorsAbout },
    ],
  },
  messages,
  wishes: ['bolder colors', texts.wishCloserFace, 'no words', texts.wishOtherWords, 'calmer'],
  hasRegenerate: true,
  picture: () => import('./layout-drawings.tsx'),
}

export default function ThumbnailPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
