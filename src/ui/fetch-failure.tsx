import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { useToast } from './toast-context.ts'

/** In the place of a list that did not come. */
export function FetchFailure({ message }: { message: string }) {
  const showToast = useToast()
  const { revalidate, state } = useRevalidator()

  useEffect(() => showToast({ title: message, variant: 'destructive' }), [message, showToast])

  return (
    <Callout title={message} role="alert">
      <p>The server could not read the list. Nothing is lost.</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isBusy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        Try Again
      </Button>
    </Callout>
  )
}
