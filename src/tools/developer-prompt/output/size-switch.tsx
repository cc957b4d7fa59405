import { useId } from 'react'
import { PanelSection } from '#ui/panel-section.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import type { PromptDraft } from '../form-rules.ts'
import { resize, sizes, type BriefPlan, type Size } from '../plan.ts'
import { chooseSize } from '../size.ts'

type SizeSwitchProps = {
  plan: BriefPlan
  form: PromptDraft
  isBusy: boolean
  onChange: (plan: BriefPlan) => void
}

const names: Record<Size, string> = { tiny: 'Tiny', small: 'Small', large: 'Large' }

const meant: Record<Size, string> = {
  tiny: 'one screen or one command',
  small: 'a site, or a few screens with one role',
  large: 'several roles, shared records or money',
}

/** How much the brief says; what the person gave stands in it at every size. */
export function SizeSwitch({ plan, form, isBusy, onChange }: SizeSwitchProps) {
  const about = useId()
  const { size, reason } = chooseSize(form)
  return (
    <PanelSection title="Size of the brief">
      <fieldset aria-describedby={about} disabled={isBusy}>
        <legend className="sr-only">Size of the brief</legend>
        <SegmentedChoice
          options={sizes.map((value) => ({ value, label: names[value] }))}
          value={plan.size}
          onChange={(next) => onChange(resize(plan, next))}
        />
      </fieldset>
      <p id={about} className="mt-1.5 text-sm text-muted">
        {names[plan.size]} is for {meant[plan.size]}. {names[size]} fits your answers: {reason}. Everything
        you typed and chose stays at every size.
      </p>
    </PanelSection>
  )
}
