import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { RedAlert } from './alerts.tsx'
import { withPasskeys } from './with-passkeys.ts'

/** Signs in with a passkey: with the button, or chosen in the list that the email field opens. */
export function PasskeySignIn({ next }: { next: string }) {
  const [message, setMessage] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isHydrating = useIsHydrating()

  useEffect(() => offerPasskeys(() => window.location.assign(next)), [next])

  // Nothing without JavaScript, and nothing where it cannot work.
  if (isHydrating || !('PublicKeyCredential' in window)) return null

  const signIn = async () => {
    setIsBusy(true)
    setMessage(undefined)
    const outcome = await withPasskeys(({ signInWithPasskey }) => signInWithPasskey())
    // The whole page: it was made for somebody who is not signed in.
    if (outcome.ok) return window.location.assign(next)
    setIsBusy(false)
    setMessage(outcome.message)
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

/** Once somebody does something on the page, so that looking at it costs the server nothing. */
function offerPasskeys(onSignedIn: () => void): () => void {
  const leaving = new AbortController()
  const offer = async () => {
    leaving.abort()
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
    // Nobody asked for it, so nobody is told that it did not work.
    const outcome = await withPasskeys(({ signInWithPasskey }) => signInWithPasskey({ isOffered: true }))
    if (outcome.ok) onSignedIn()
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, () => void offer(), { signal: leaving.signal, passive: true })
  }
  return () => leaving.abort()
}
