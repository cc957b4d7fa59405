import { useLoaderData, useSearchParams, type MetaArgs } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'
import { platformLabel, typeLabel } from './answer-label.ts'
import { examples } from './examples.ts'
import { emptyDraft, readPromptDraft } from './form-rules.ts'
import { ToolJsonLd } from '#tools/tool-json-ld.tsx'
import { usePromptDraft } from './output/prompt-bench.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'
import { useWholeGuide } from './wizard/late-parts.ts'
import { linesOf, previewOf } from './wizard/preview.ts'
import { stepTitles } from './wizard/wizard-steps.texts.ts'
import { stepInAddress } from './wizard/wizard-steps.ts'
import { Wizard } from './wizard/wizard.tsx'

const path = '/tools/technical/developer-prompt'

/** The blank preview and the names of the examples; the core and the examples themselves stay here. */
export async function loader() {
  return {
    blank: linesOf(previewOf(await tool.core(), emptyDraft)),
    examples: examples.map(({ label, input }, index) => {
      const { projectType, platform } = readPromptDraft(input)
      return { index, label, type: typeLabel(projectType), target: platformLabel(platform) }
    }),
  }
}

/** Another step or field is another query of the same page. */
export function shouldRevalidate() {
  return false
}

export function meta({ matches, location }: MetaArgs) {
  const step = stepInAddress(new URLSearchParams(location.search))
  return pageMeta(matches, {
    title: step === undefined ? texts.developerPrompt : texts.stepTitle(step, stepTitles[step]),
    description: texts.pageDescription,
    path,
    image: 'developer-prompt',
  })
}

export default function DeveloperPromptPage() {
  const { blank, examples } = useLoaderData<typeof loader>()
  const [parameters] = useSearchParams()
  // The first step needs no more than what is here.
  useWholeGuide((stepInAddress(parameters) ?? 1) > 1)
  const [store, draft] = usePromptDraft()
  return (
    <>
      <Wizard store={store} draft={draft} blank={blank} examples={examples} />
      <ToolJsonLd name={texts.developerPrompt} summary={texts.pageDescription} path={path} />
    </>
  )
}
