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
    title: 'YouTube Thumbnail Prompt Generator',
    description:
      'Turn a video title into a thumbnail that reads at 138 pixels: one subject, few words, a drawn layout and a prompt for GPT Image, Gemini, Midjourney or Ideogram.',
    path: '/tools/non-technical/thumbnail-prompt-generator',
    image: 'thumbnail-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: 'Generate Thumbnail Prompt',
  busy: 'Generating...',
  resultHeading: 'Your thumbnail',
  kind: 'Thumbnail',
  copyLabel: 'Copy',
  empty: {
    title: 'Your thumbnail appears here',
    parts: [
      { name: 'Layout', about: 'Where everything lies, at full size and as small as YouTube shows it.' },
      { name: 'Focal subject', about: 'Who or what, how large, looking where.' },
      { name: 'Text', about: 'At most four words that say what the title does not.' },
      { name: 'Colors and light', about: 'Two hues and a neutral, and where the light comes from.' },
    ],
  },
  messages,
  wishes: ['bolder colors', 'a closer face', 'no words', 'other words in the picture', 'calmer'],
  hasRegenerate: true,
  picture: () => import('./layout-drawings.tsx'),
}

export default function ThumbnailPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
