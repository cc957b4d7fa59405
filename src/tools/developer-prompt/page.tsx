import { useSyncExternalStore } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'
import { answerLabel } from './answer-label.ts'
import { previewPrompt } from './compose/compose-prompt.ts'
import { examples } from './examples.ts'
import { emptyDraft, PromptDraft } from './form.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import { ToolJsonLd } from '#tools/tool-json-ld.tsx'
import { useDraftStore } from '#tools/workbench/use-draft-store.ts'
import { draftSource } from './draft-storage.ts'
import { stepInAddress, stepTitles } from './wizard/wizard-steps.ts'
import { Wizard } from './wizard/wizard.tsx'

const path = '/tools/technical/developer-prompt'
const description =
  'Describe your app in six steps and watch the brief grow beside the form: requirements, data model, design and tests, cut to Lovable, Cursor, Replit, v0 or GitHub Copilot.'

/** The blank drawing and the names of the examples; the composer and the examples themselves stay here. */
export function loader() {
  return {
    blank: previewPrompt(emptyDraft),
    examples: examples.map(({ label, input }, index) => {
      const { projectType, platform } = PromptDraft.parse(input)
      return {
        index,
        label,
        type: answerLabel('projectType', projectType),
        target: answerLabel('platform', platform),
      }
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
    title: step === undefined ? 'Developer Prompt' : `Step ${step} of 6: ${stepTitles[step]}`,
    description,
    path,
    image: 'developer-prompt',
  })
}

export default function DeveloperPromptPage() {
  const { blank, examples } = useLoaderData<typeof loader>()
  const store = useDraftStore(() => draftSource(browserStorage()))
  const draft = useSyncExternalStore(store.subscribe, store.draft, () => emptyDraft)
  return (
    <>
      <Wizard store={store} draft={draft} blank={blank} examples={examples} />
      <ToolJsonLd name="Developer Prompt" summary={description} path={path} />
    </>
  )
}
