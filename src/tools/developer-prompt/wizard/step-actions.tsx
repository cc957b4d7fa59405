import { Link } from 'react-router'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { editsStayBehind, failedMessage } from '../output/messages.texts.ts'
import { FieldLink } from './field-link.tsx'
import type { WizardState } from './use-wizard.ts'
import * as texts from './wizard.texts.ts'

const EngineNote = lazyPart(
  () => import('#tools/workbench/page/engine-note.tsx').catch(() => ({ EngineNote: () => null })),
  'EngineNote',
)
const GenerationFailure = lazyPart(
  () => import('#tools/workbench/result/generation-failure.tsx'),
  'GenerationFailure',
)

/**
 * Previous and Next; on phones they stay at the bottom edge, with Preview between them. Above them: a failure, a note
 * that a model is writing, on the last step how many answers of the model are left, and what still has to be filled in.
 */
export function StepActions({ wizard }: { wizard: WizardState }) {
  const { shownStep: step, goToStep, problems, generation, setOpen } = wizard
  const { canStop, failure, isWriting, leavesEdits, retry, composeHere } = generation
  const isGenerating = step === 6 ? generation.isGenerating : wizard.isLocked
  return (
    <>
      {failure ? (
        <div className="mt-8">
          <GenerationFailure
            said={failedMessage}
            failure={failure}
            onTryAgain={retry}
            onComposeHere={composeHere}
          />
        </div>
      ) : null}
      {isWriting ? (
        <Callout tone="blue" role="status" className="mt-8">
          {texts.modelIsWriting}{' '}
          <Link to="/output" className="text-blue underline underline-offset-2">
            {texts.seeIt}
          </Link>
        </Callout>
      ) : null}
      {step === 6 && leavesEdits ? <Callout className="mt-8">{editsStayBehind}</Callout> : null}
      {step === 6 ? <EngineNote answers={0} /> : null}
      {/* Why Next is disabled, and the way to each field that keeps it so. */}
      <div id="step-problems" role="status" className="mt-5 min-h-6 text-sm">
        {problems.length > 0 ? (
          <p>
            <span className="text-muted">{texts.fillInFirst} </span>
            {problems.map(({ field, kind, message }, index) => (
              <span key={field}>
                {index > 0 ? ', ' : null}
                <FieldLink field={field} isBold />
                {kind === 'unfit' ? ` (${message.toLowerCase().replace(/\.$/, '')})` : null}
              </span>
            ))}
          </p>
        ) : null}
      </div>
      <div className="action-bar -mx-4 mt-3 flex flex-wrap items-center gap-1 border-t sm:gap-2 border-ink bg-paper px-4 py-3 sm:mx-0 sm:px-0 lg:static lg:border-line">
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
