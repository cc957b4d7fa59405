import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { platformLabel, typeLabel } from '../answer-label.ts'
import type { WizardState } from './use-wizard.ts'
import * as texts from './wizard.texts.ts'

export function WizardHeader({ wizard }: { wizard: WizardState }) {
  const { draft, step, completeness, swap, setOpen } = wizard
  return (
    <header className="pt-3 pb-5 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{texts.developerPrompt}</h1>
        <div className="-mx-3 flex flex-wrap sm:mx-0">
          <Button variant="quiet" size="small" className="min-h-11" onClick={() => setOpen('examples')}>
            <Icon name="pencil" className="size-4" />
            {texts.examples}
          </Button>
          <Button variant="quiet" size="small" className="min-h-11" onClick={() => swap.ask('new')}>
            <Icon name="plus" className="size-4" />
            {texts.startNewPrompt}
          </Button>
        </div>
      </div>
      <TitleBlock
        className="mt-3"
        cells={[
          { label: texts.project, value: draft.projectName.trim() || '–', className: 'sm:col-span-2' },
          { label: texts.type, value: typeLabel(draft.projectType) },
          { label: texts.target, value: platformLabel(draft.platform) },
          { label: texts.step, value: `${step}/6`, className: 'max-sm:hidden' },
          { label: texts.complete, value: `${completeness.percent}%` },
        ]}
      />
    </header>
  )
}
