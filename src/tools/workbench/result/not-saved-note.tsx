import { useState } from 'react'
import { Button } from '#ui/button.tsx'

/** The result is there, only the history does not have it yet. */
export function NotSavedNote({ onSave }: { onSave: () => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const save = async () => {
    setState('sending')
    setState((await onSave()) ? 'idle' : 'failed')
  }
  return (
    <p role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {state === 'failed' ? 'Still not saved to your history.' : 'Not saved to your history.'}
      <Button variant="quiet" size="small" isBusy={state === 'sending'} onClick={() => void save()}>
        {state === 'idle' ? 'Save it' : 'Try again'}
      </Button>
    </p>
  )
}
