import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { choosePrivacy, onPrivacyChoice, privacyChoice, type PrivacyChoice } from './privacy-choice.ts'

/** The same question as the bar's, with what was answered, at any time. */
export function PrivacyChoices({ hasRecording }: { hasRecording: boolean }) {
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
            Do not count me
          </Button>
          <Button
            variant="secondary"
            aria-pressed={choice === 'granted'}
            onClick={() => choosePrivacy('granted')}
          >
            You may count{hasRecording ? ' and record' : ' me'}
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
  unknown: 'Your choice is kept in this browser only.',
  open: 'You have not chosen yet: pages are counted without an id.',
  granted:
    'You agreed. You can take that back here at any time; the ids in this browser are removed at once.',
  refused: 'You refused. Nothing is counted or recorded.',
  signalled:
    'Your browser says for you that you do not want to be tracked (Do Not Track or Global Privacy Control). That is a no, and we do not ask again.',
}
