import { PrefetchPageLinks } from 'react-router'
import type { DraftStore } from '#tools/workbench/draft-store.ts'
import type { PromptDraft } from '../form-rules.ts'
import type { BlankLine } from './blank-preview.tsx'
import { ExamplePicker, type ExampleLabel } from './example-picker.tsx'
import { HelpsMost, NavigationContext } from './field-link.tsx'
import { StepBar } from './step-bar.tsx'
import { StepForm } from './step-form.tsx'
import { useWizard } from './use-wizard.ts'
import { WizardHeader } from './wizard-header.tsx'
import { WizardMessages } from './wizard-messages.tsx'
import { WizardPreview } from './wizard-preview.tsx'

type WizardProps = {
  store: DraftStore<PromptDraft>
  draft: PromptDraft
  /** The preview of an empty draft. */
  blank: readonly BlankLine[]
  examples: readonly ExampleLabel[]
}

/** Six steps on the left, and beside them the prompt as it would be now. */
export function Wizard({ store, draft, blank, examples }: WizardProps) {
  const wizard = useWizard(store, draft)
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
            <div className="mt-5">
              <StepForm wizard={wizard} />
            </div>
          </div>
          <WizardPreview wizard={wizard} blank={blank} helpsMost={helpsMost} />
        </div>
        <ExamplePicker wizard={wizard} labels={examples} />
        {step === 6 ? <PrefetchPageLinks page="/output" /> : null}
      </main>
    </NavigationContext>
  )
}
