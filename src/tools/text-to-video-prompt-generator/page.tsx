import { useLoaderData, type MetaArgs } from 'react-router'
import { toolFacts } from '#tools/workbench/tool-facts.ts'
import { ToolPage } from '#tools/workbench/tool-page.tsx'
import type { ToolPageSpec } from '#tools/workbench/tool-page-spec.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { form } from './form.ts'
import { messages, refineWish } from './messages.ts'
import { tool } from './tool.ts'

export function loader() {
  return toolFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Text-to-Video Prompt Generator',
    description:
      'Turn an idea into a prompt that a video model can shoot: timed beats, one camera move, light, sound, end frame, for Veo, Kling, Runway and others.',
    path: '/tools/non-technical/text-to-video-prompt-generator',
    image: 'text-to-video-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: 'Generate Video Prompt',
  busy: 'Generating...',
  needsIdea: true,
  resultHeading: 'Your video prompt',
  kind: 'Video prompt',
  copyLabel: 'Copy Prompt',
  empty: {
    title: 'Your video prompt appears here',
    parts: [
      { name: 'Beats', about: 'What happens from second to second, on a timeline you can edit.' },
      { name: 'Camera', about: 'Size, angle and one move for each shot.' },
      { name: 'Look and light', about: 'One light, three to five colors.' },
      { name: 'Sound', about: 'The place, what is touched, words if somebody speaks.' },
      { name: 'End frame', about: 'The last image, and what stays the same until then.' },
    ],
  },
  messages,
  wishes: ['shorter', 'a slower camera', 'more sound', 'warmer light'],
  refine: (draft) => ({
    draft: { ...draft, idea: `${String(draft.idea).trimEnd()} ${refineWish}`.trimStart() },
    said: 'Your idea now asks for more detail. Generate again to get it.',
  }),
  hasRegenerate: true,
  picture: () => import('./timeline.tsx'),
}

export default function VideoPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
