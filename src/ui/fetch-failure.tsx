import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import * as texts from './fetch-failure.texts.ts'
import { useToast } from './toast-context.ts'

/** In the place of a list that did not come. */
export function FetchFailure({ message }: { message: string }) {
  const showToast = useToast()
  const { revalidate, state } = useRevalidator()

  useEffect(() => showToast({ title: message, variant: 'destructive' }), [message, showToast])

  return (
    <Callout title={message} role="alert">
      <p>{texts.listNotRead}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isBusy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {texts.tryAgain}
      </Button>
    </Callout>
  )
}
