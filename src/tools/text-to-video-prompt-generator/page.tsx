import { useLoaderData, type MetaArgs } from 'react-router'
import { toolFacts } from '#tools/workbench/tool-facts.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { form } from './form.ts'
import { messages } from './messages.ts'
import { refineWish } from './messages.texts.ts'
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
    path: '/tools/non-technical/text-to-video-prompt-generator',
    image: 'text-to-video-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: texts.generateVideoPrompt,
  busy: texts.generating,
  needsIdea: true,
  resultHeading: texts.yourVideoPrompt,
  kind: texts.videoPrompt,
  copyLabel: texts.copyPrompt,
  empty: {
    title: texts.resultAppearsHere,
    parts: [
      { name: texts.beats, about: texts.beatsAbout },
      { name: texts.camera, about: texts.cameraAbout },
      { name: texts.lookAndLight, about: texts.lookAbout },
      { name: texts.sound, about: texts.soundAbout },
      { name: texts.endFrame, about: texts.endFrameAbout },
    ],
  },
  messages,
  wishes: ['shorter', texts.wishSlowerCamera, 'more sound', 'warmer light'],
  refine: (draft) => ({
    draft: { ...draft, idea: `${String(draft.idea).trimEnd()} ${refineWish}`.trimStart() },
    said: texts.asksForMoreDetail,
  }),
  hasRegenerate: true,
  picture: () => import('./timeline.tsx'),
}

export default function VideoPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
