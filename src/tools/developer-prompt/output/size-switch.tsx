import { useId } from 'react'
import { PanelSection } from '#ui/panel-section.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import type { PromptDraft } from '../form-rules.ts'
import { resize, sizes, type BriefPlan, type Size } from '../plan.ts'
import { chooseSize } from '../size.ts'
import * as texts from './output-result.texts.ts'

type SizeSwitchProps = {
  plan: BriefPlan
  form: PromptDraft
  isBusy: boolean
  onChange: (plan: BriefPlan) => void
}

const names: Record<Size, string> = { tiny: texts.tiny, small: texts.small, large: texts.large }

const meant: Record<Size, string> = {
  tiny: texts.tinyIsFor,
  small: texts.shortIsFor,
  large: texts.fullIsFor,
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
          options={sizes.map((value) => ({ value, label: names[value] }))}
          value={plan.size}
          onChange={(next) => onChange(resize(plan, next))}
        />
      </fieldset>
      <p id={about} className="mt-1.5 text-sm text-muted">
        {texts.sizeExplained(names[plan.size], meant[plan.size], names[size], reason)}
      </p>
    </PanelSection>
  )
}
