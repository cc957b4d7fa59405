import { Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '../result/lazy-part.ts'
import { browserStorage } from '../browser-storage.ts'
import { readOwnKey } from './own-key.ts'
import { shareSentence, useEngineStatus } from './use-engine-status.ts'
import { fewAnswers } from '../result/few-answers.ts'

const OwnKeyDialog = lazyPart(() => import('./own-key-dialog.tsx').then((module) => module.OwnKeyDialog))

/** Before the button is pressed: that few model answers are left, and the door to a person's own key. */
export function EngineNote({ answers }: { answers: number }) {
  const status = useEngineStatus(true, answers)
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  if (!status) return null
  const ownKey = status.ownKeys ? readOwnKey(browserStorage()) : undefined
  const isLow = status.models && ownKey === undefined && status.remaining <= fewAnswers
  if (!isLow && !status.ownKeys) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {isLow ? <p>{shareSentence(status)}</p> : null}
      {ownKey ? <p>Models are asked with your own key.</p> : null}
      {status.ownKeys ? (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 min-h-11"
          onClick={() => {
            setHasOpened(true)
            setIsOpen(true)
          }}
        >
          {ownKey ? 'Change or remove your key' : 'Use your own model key'}
        </Button>
      ) : null}
      {hasOpened ? (
        <Suspense>
          <OwnKeyDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
