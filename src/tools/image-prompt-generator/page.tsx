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
    title: 'Image Prompt Generator',
    description:
      'Turn an idea into an image prompt with one medium, one viewpoint and one light, worded for GPT Image, Gemini, Midjourney, FLUX, SDXL, Ideogram or Firefly.',
    path: '/tools/non-technical/image-prompt-generator',
    image: 'image-prompt-generator',
  })
}

const spec: ToolPageSpec = {
  form,
  action: 'Generate Image Prompt',
  busy: 'Generating...',
  resultHeading: 'Your image prompt',
  kind: 'Image prompt',
  copyLabel: 'Copy Prompt',
  empty: {
    title: 'Your image prompt appears here',
    parts: [
      { name: 'Image and medium', about: 'Your idea word for word, and how it is made.' },
      { name: 'Setting, view and light', about: 'One place, one viewpoint, one direction.' },
      { name: 'Colors and details', about: 'Few colors, materials, the finish.' },
      { name: 'Text', about: 'Only your words, with place, lettering and contrast.' },
    ],
  },
  messages,
  wishes: ['shorter', 'warmer light', 'closer', 'at night', 'fewer details'],
  refine: (draft) => ({
    draft,
    said: 'Your idea is back in the form. Change one thing, then generate again.',
  }),
}

export default function ImagePromptPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
