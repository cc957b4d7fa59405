import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '#tools/workbench/result/lazy-part.ts'
import { Callout } from '#ui/callout.tsx'
import { failedMessage } from '../output/messages.texts.ts'
import type { WizardState } from './use-wizard.ts'
import * as texts from './wizard.texts.ts'

const EngineNote = lazyPart(() =>
  import('#tools/workbench/page/engine-note.tsx').then((module) => module.EngineNote),
)
const GenerationFailure = lazyPart(() =>
  import('#tools/workbench/result/generation-failure.tsx').then((module) => module.GenerationFailure),
)

/** Above the buttons: a failure, a model at work, and what is left of a share before the last press. */
export function GenerationMessages({ wizard: { generation, shownStep } }: { wizard: WizardState }) {
  const { failure, isWriting, retry, composeHere } = generation
  return (
    <>
      {failure ? (
        <Suspense>
          <div className="mt-8">
            <GenerationFailure
              title={failedMessage.title}
              message={failedMessage.description}
              failure={failure}
              onTryAgain={retry}
              onComposeHere={composeHere}
            />
          </div>
        </Suspense>
      ) : null}
      {isWriting ? (
        <Callout tone="blue" role="status" className="mt-8">
          {texts.modelIsWriting}{' '}
          <Link to="/output" className="text-blue underline underline-offset-2">
            {texts.seeIt}
          </Link>
        </Callout>
      ) : null}
      {shownStep === 6 ? (
        <Suspense>
          <EngineNote answers={0} />
        </Suspense>
      ) : null}
    </>
  )
}
