import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import type { PasskeyOutcome } from './ask-passkey.ts'
import { RedAlert } from './alerts.tsx'

const load = () => import('./ask-passkey.ts')

/** Signs in with a passkey: with the button, or chosen in the list that the email field opens. */
export function PasskeySignIn({ next }: { next: string }) {
  const [message, setMessage] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isHydrating = useIsHydrating()

  useEffect(() => offerPasskeys((outcome) => arrive(outcome, next, setMessage)), [next])

  // Nothing without JavaScript, and nothing where it cannot work.
  if (isHydrating || !('PublicKeyCredential' in window)) return null

  const signIn = async () => {
    setIsBusy(true)
    setMessage(undefined)
    const { signInWithPasskey } = await load()
    const outcome = await signInWithPasskey()
    if (!outcome.ok) setIsBusy(false)
    arrive(outcome, next, setMessage)
  }

  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      {message ? <RedAlert>{message}</RedAlert> : null}
      <Button variant="secondary" className="w-full" isBusy={isBusy} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
    </div>
  )
}

function arrive(outcome: PasskeyOutcome, next: string, say: (message: string | undefined) => void): void {
  // The whole page: it was made for somebody who is not signed in.
  if (outcome.ok) window.location.assign(next)
  else say(outcome.message)
}

/** Once somebody does something on the page, so that looking at it costs the server nothing. */
function offerPasskeys(onOutcome: (outcome: PasskeyOutcome) => void): () => void {
  const leaving = new AbortController()
  const offer = async () => {
    leaving.abort()
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
    const { signInWithPasskey } = await load()
    onOutcome(await signInWithPasskey({ isOffered: true }))
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, () => void offer(), { signal: leaving.signal, passive: true })
  }
  return () => leaving.abort()
}
