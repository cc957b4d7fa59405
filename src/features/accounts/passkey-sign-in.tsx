import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import { RedAlert } from './alerts.tsx'
import * as texts from './auth-page.texts.ts'
import { withPasskeys } from './with-passkeys.ts'

/** Signs in with a passkey: with the button, or chosen in the list that the email field opens. */
export function PasskeySignIn({ next }: { next: string }) {
  const [message, setMessage] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isHydrating = useIsHydrating()

  const offer = useRef<Offer>(undefined)

  useEffect(() => {
    const made = offerPasskeys(() => window.location.assign(next))
    offer.current = made
    return () => void made.end()
  }, [next])

  // Nothing without JavaScript, and nothing where it cannot work.
  if (isHydrating || !('PublicKeyCredential' in window)) return null

  const signIn = async () => {
    setIsBusy(true)
    setMessage(undefined)
    // The press itself may have begun the offer, whose question would take the place of this one.
    await offer.current?.end()
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
        {texts.signInWithPasskey}
      </Button>
    </div>
  )
}

/** `end` resolves as soon as another question can be asked. */
type Offer = { end: () => Promise<void> }

/** Once somebody does something on the page, so that looking at it costs the server nothing. */
function offerPasskeys(onSignedIn: () => void): Offer {
  const begun = new AbortController()
  const ended = new AbortController()
  let asked = Promise.resolve()
  const offer = async (onAsked: () => void) => {
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
    if (ended.signal.aborted) return
    // Nobody asked for it, so nobody is told that it did not work.
    const outcome = await withPasskeys(({ signInWithPasskey }) =>
      signInWithPasskey({ isOffered: true, signal: ended.signal, onAsked }),
    )
    if (outcome.ok) onSignedIn()
  }
  const begin = () => {
    begun.abort()
    asked = new Promise((resolve) => void offer(resolve).finally(resolve))
  }
  for (const event of ['pointermove', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(event, begin, { signal: begun.signal, passive: true })
  }
  return {
    end() {
      begun.abort()
      ended.abort()
      return asked
    },
  }
}
