import { PrefetchPageLinks, useLoaderData, useSearchParams, type MetaArgs } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'
import { answerLabels } from './answer-label.ts'
import { examples } from './examples.ts'
import { emptyDraft, readPromptDraft } from './form-rules.ts'
import { ToolJsonLd } from '#tools/tool-json-ld.tsx'
import { usePromptDraft } from './output/prompt-bench.ts'
import * as texts from './page.texts.ts'
import { tool } from './tool.ts'
import { typeForTarget } from './wizard/example-picker.texts.ts'
import { ExamplePicker } from './wizard/example-picker.tsx'
import { HelpsMost, NavigationContext } from './wizard/field-link.tsx'
import { useWholeGuide } from './wizard/late-parts.ts'
import { linesOf, previewOf } from './wizard/preview.ts'
import { StepBar } from './wizard/step-bar.tsx'
import { StepForm } from './wizard/step-form.tsx'
import { useWizard } from './wizard/use-wizard.ts'
import { stepTitles } from './wizard/wizard-steps.texts.ts'
import { stepInAddress } from './wizard/wizard-steps.ts'
import { WizardHeader, WizardMessages } from './wizard/wizard-header.tsx'
import { WizardPreview } from './wizard/wizard-preview.tsx'

const path = '/tools/technical/developer-prompt'

/** The blank preview and the names of the examples; the core and the examples themselves stay here. */
export async function loader() {
  return {
    blank: linesOf(previewOf(await tool.core(), emptyDraft)),
    examples: examples.map(({ label, input }) => {
      const { projectType, platform } = readPromptDraft(input)
      return { label, about: typeForTarget(answerLabels[projectType], answerLabels[platform]) }
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
    title: step === undefined ? tool.card.name : texts.stepTitle(step, stepTitles[step]),
    description: texts.pageDescription,
    path,
    image: 'developer-prompt',
  })
}

/** Six steps on the left, and beside them the prompt as it would be now. */
export default function DeveloperPromptPage() {
  const { blank, examples } = useLoaderData<typeof loader>()
  const [parameters] = useSearchParams()
  // The first step needs no more than what is here.
  useWholeGuide((stepInAddress(parameters) ?? 1) > 1)
  const wizard = useWizard(...usePromptDraft())
  const { step, prepare } = wizard
  const helpsMost = <HelpsMost {...wizard.completeness.next} />
  return (
    <NavigationContext value={wizard.navigation}>
      <main
        id="content"
        tabIndex={-1}
        className="page-width pb-10 outline-none"
        onFocus={prepare}
        onPointerDown={prepare}
      >
        <WizardHeader wizard={wizard} />
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_31rem]">
          <div className="min-w-0">
            <StepBar step={step} furthest={wizard.furthest} isLocked={wizard.isLocked} />
            <div className="mt-2 lg:hidden">{helpsMost}</div>
            <WizardMessages wizard={wizard} />
            <StepForm wizard={wizard} />
          </div>
          <WizardPreview wizard={wizard} blank={blank} helpsMost={helpsMost} />
        </div>
        <ExamplePicker wizard={wizard} labels={examples} />
        {step === 6 ? <PrefetchPageLinks page="/output" /> : null}
      </main>
      <ToolJsonLd name={tool.card.name} summary={texts.pageDescription} path={path} />
    </NavigationContext>
  )
}
