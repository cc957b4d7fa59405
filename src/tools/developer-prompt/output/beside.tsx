import { useId } from 'react'
import { renderedText } from '#tools/contract/rendered.ts'
import type { Bench } from '#tools/workbench/bench/bench.ts'
import { fileSlug } from '#shared/text/file-slug.ts'
import type { RenderedPlan } from '#tools/plan-text.ts'
import { PanelSection } from '#ui/panel-section.tsx'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { FileList } from './file-list.tsx'
import type { PromptDraft } from '../form-rules.ts'
import { nameIn, sizes, type BriefPlan } from '../plan.ts'
import { chooseSize } from '../size.ts'
import * as texts from './output-result.texts.ts'

type BesideProps = { bench: Bench; shown: RenderedPlan; plan: BriefPlan; form: PromptDraft; isBusy: boolean }

/** How much the brief says, its files, and what to do with it. What the person gave stands in it at every size. */
export function Beside({ bench, shown: { dialect, text }, plan, form, isBusy }: BesideProps) {
  const about = useId()
  const { size, reason } = chooseSize(form)
  const alike = sizes.filter((one) => renderedText(dialect.render({ ...plan, size: one }, form)) === text)
  const files = bench.core.files?.(plan, form, dialect.id) ?? []
  return (
    <div className="mt-7 grid gap-7" data-print="hide">
      <PanelSection title={texts.sizeOfBrief}>
        <fieldset aria-describedby={about} disabled={isBusy}>
          <legend className="sr-only">{texts.sizeOfBrief}</legend>
          <SegmentedChoice
            options={sizes.map((value) => ({ value, label: texts.sizeNames[value] }))}
            value={plan.size}
            onChange={(next) => bench.editPlan(() => ({ ...plan, size: next }))}
          />
        </fieldset>
        <p id={about} className="mt-1.5 text-sm text-muted">
          {texts.sizeExplained(plan.size, size, reason)} {texts.sizesAlike(alike)}
        </p>
      </PanelSection>
      <PanelSection title={texts.files}>
        <FileList files={files} packName={fileSlug(nameIn(plan))} />
      </PanelSection>
      <PanelSection title={texts.nextSteps}>
        <ol className="grid list-decimal gap-1.5 pl-5 text-sm marker:font-mono marker:text-muted">
          {texts.stepsWith(dialect.id === 'other' ? undefined : dialect.name).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </PanelSection>
    </div>
  )
}
