import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { FieldLink } from './field-link.tsx'
import type { WizardState } from './use-wizard.ts'
import type { StepProblem } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

/** Previous and Next; on phones they stay at the bottom edge, with the preview between them. */
export function StepActions({ wizard }: { wizard: WizardState }) {
  const { shownStep: step, goToStep, problems, generation, setOpen } = wizard
  const { canStop } = generation
  const isGenerating = step === 6 ? generation.isGenerating : wizard.isLocked
  return (
    <>
      <div className="mt-5 min-h-6">
        <div id="step-problems" role="status" className="text-sm">
          {problems.length > 0 ? <MissingList problems={problems} /> : null}
        </div>
      </div>
      <div className="sticky bottom-0 z-20 -mx-4 mt-3 flex items-center gap-1 border-t sm:gap-2 border-ink bg-paper px-4 py-3 sm:mx-0 sm:px-0 lg:static lg:border-line">
        <Button
          variant="secondary"
          className="max-sm:px-2.5"
          disabled={step === 1 || isGenerating}
          onClick={() => goToStep((step - 1) as typeof step)}
        >
          <Icon name="arrowLeft" className="max-sm:hidden" />
          {texts.previous}
        </Button>
        <Button variant="quiet" className="max-sm:px-2 lg:hidden" onClick={() => setOpen('preview')}>
          <Icon name="eye" />
          <span className={step === 6 ? 'max-sm:sr-only' : ''}>{texts.preview}</span>
        </Button>
        {canStop ? (
          <Button variant="quiet" className="ml-auto px-2.5" onClick={generation.stop}>
            {texts.stop}
          </Button>
        ) : null}
        <Button
          type="submit"
          className={cn('max-sm:px-2.5', !canStop && 'ml-auto')}
          disabled={problems.length > 0}
          isBusy={isGenerating}
          aria-describedby={problems.length > 0 ? 'step-problems' : undefined}
        >
          {step < 6 ? texts.next : isGenerating ? texts.generating : texts.generatePrompt}
          {step < 6 ? <Icon name="arrowRight" /> : null}
        </Button>
      </div>
    </>
  )
}

/** Why Next is disabled, and the way to each field that keeps it so. */
function MissingList({ problems }: { problems: readonly StepProblem[] }) {
  return (
    <p>
      <span className="text-muted">{texts.fillInFirst} </span>
      {problems.map((problem, index) => (
        <span key={problem.field}>
          {index > 0 ? ', ' : null}
          <FieldLink field={problem.field} isBold />
          {problem.kind === 'unfit' ? ` (${problem.message.toLowerCase().replace(/\.$/, '')})` : null}
        </span>
      ))}
    </p>
  )
}
