import { memo } from 'react'
import { Link } from 'react-router'
import { cn } from '#ui/class-names.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { wizardSteps, type WizardStep } from '../form-rules.ts'
import { stepTitles } from './wizard-steps.texts.ts'
import { stepAddress } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

type StepBarProps = {
  step: WizardStep
  /** The furthest step whose predecessors are all valid. */
  furthest: WizardStep
  isLocked: boolean
}

export const StepBar = memo(function StepBar({ step, furthest, isLocked }: StepBarProps) {
  const text = texts.stepOfAll(step, wizardSteps.length)
  return (
    <nav aria-label={texts.steps}>
      <p className="label-mono mb-1.5">{text}</p>
      <ProgressBar value={step} max={wizardSteps.length} label={text} />
      <ol className="mt-2 hidden grid-cols-6 gap-3 sm:grid">
        {wizardSteps.map((each) => {
          const isCurrent = each === step
          const isReachable = each <= furthest && !isLocked && !isCurrent
          const className = cn(
            'block py-1 text-xs leading-snug',
            isCurrent ? 'font-semibold text-ink' : isReachable ? 'text-blue' : 'text-muted',
          )
          const content = (
            <>
              <span className="label-mono mr-1">{each}</span>
              {stepTitles[each]}
            </>
          )
          return (
            <li key={each} className="min-w-0">
              {isReachable ? (
                <Link
                  to={{ search: stepAddress(each) }}
                  className={cn(className, 'underline underline-offset-2')}
                >
                  {content}
                </Link>
              ) : (
                <span className={className} aria-current={isCurrent ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
})
