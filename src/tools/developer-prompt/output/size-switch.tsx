import { useId } from 'react'
import { PanelSection } from '#ui/panel-section.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import type { PromptDraft } from '../form-rules.ts'
import { sizes, type BriefPlan } from '../plan.ts'
import { chooseSize } from '../size.ts'
import * as texts from './output-result.texts.ts'

type SizeSwitchProps = {
  plan: BriefPlan
  form: PromptDraft
  isBusy: boolean
  onChange: (plan: BriefPlan) => void
}

/** How much the brief says; what the person gave stands in it at every size. */
export function SizeSwitch({ plan, form, isBusy, onChange }: SizeSwitchProps) {
  const about = useId()
  const { size, reason } = chooseSize(form)
  return (
    <PanelSection title={texts.sizeOfBrief}>
      <fieldset aria-describedby={about} disabled={isBusy}>
        <legend className="sr-only">{texts.sizeOfBrief}</legend>
        <SegmentedChoice
          options={sizes.map((value) => ({ value, label: texts.sizeNames[value] }))}
          value={plan.size}
          onChange={(next) => onChange({ ...plan, size: next })}
        />
      </fieldset>
      <p id={about} className="mt-1.5 text-sm text-muted">
        {texts.sizeExplained(plan.size, size, reason)}
      </p>
    </PanelSection>
  )
}
