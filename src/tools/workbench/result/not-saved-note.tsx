import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import * as texts from './result-view.texts.ts'

/** The result is there, only the history does not have it yet. */
export function NotSavedNote({ onSave }: { onSave: () => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const save = async () => {
    setState('sending')
    setState((await onSave()) ? 'idle' : 'failed')
  }
  return (
    <p role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {state === 'failed' ? texts.stillNotSaved : texts.notSaved}
      <Button variant="quiet" size="small" isBusy={state === 'sending'} onClick={() => void save()}>
        {state === 'idle' ? texts.saveIt : texts.tryAgain}
      </Button>
    </p>
  )
}
