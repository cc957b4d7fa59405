import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { newIdempotencyKey } from '../new-idempotency-key.ts'

type NotSavedNoteProps = { toolSlug: string; input: object; output: object; onSaved: () => void }

/** The result is there, only the history does not have it yet. */
export function NotSavedNote({ toolSlug, input, output, onSaved }: NotSavedNoteProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const [key] = useState(newIdempotencyKey)

  const tryAgain = async () => {
    setState('sending')
    const isSaved = await keep({ toolSlug, input, output, idempotencyKey: key })
    setState(isSaved ? 'idle' : 'failed')
    if (isSaved) onSaved()
  }

  return (
    <p role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {state === 'failed' ? 'Still not saved to your history.' : 'Not saved to your history.'}
      <Button variant="quiet" size="small" isBusy={state === 'sending'} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </p>
  )
}

async function keep(result: object): Promise<boolean> {
  try {
    const response = await fetch('/history/changes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ results: [result] }),
    })
    return response.ok
  } catch {
    return false
  }
}
