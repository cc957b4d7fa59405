import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { choosePrivacy, onPrivacyChoice, privacyChoice, type PrivacyChoice } from './privacy-choice.ts'

/** The same question as the bar's, with what was answered, at any time. */
export function PrivacyChoices() {
  const choice = useSyncExternalStore(onPrivacyChoice, privacyChoice, () => 'unknown' as const)
  return (
    <div className="grid gap-4">
      <p role="status" className="border-l-2 border-ink pl-4">
        {sentences[choice]}
      </p>
      {choice === 'signalled' ? null : (
        <div className="grid max-w-md grid-cols-2 gap-2">
          <Button
            variant="secondary"
            aria-pressed={choice === 'refused'}
            onClick={() => choosePrivacy('refused')}
          >
            Decline
          </Button>
          <Button
            variant="secondary"
            aria-pressed={choice === 'granted'}
            onClick={() => choosePrivacy('granted')}
          >
            Allow
          </Button>
        </div>
      )}
      <noscript>
        <p>This browser does not run scripts, so nothing is counted or recorded.</p>
      </noscript>
    </div>
  )
}

const sentences: Record<PrivacyChoice | 'unknown', string> = {
  unknown: 'Your choice is saved in this browser only.',
  open: 'You have not chosen yet. Page views are counted without an id.',
  granted:
    'You allowed it. You can change your mind here at any time; the ids in this browser are then removed.',
  refused: 'You declined. Nothing is counted or recorded.',
  signalled:
    'Your browser asks sites not to track you (Do Not Track or Global Privacy Control). We count and record nothing.',
}
