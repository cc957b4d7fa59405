import { useSyncExternalStore } from 'react'
import { Button } from '#ui/button.tsx'
import { choosePrivacy, onPrivacyChoice, privacyChoice, type PrivacyChoice } from './privacy-choice.ts'
import * as texts from './privacy-page.texts.ts'

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
            {texts.decline}
          </Button>
          <Button
            variant="secondary"
            aria-pressed={choice === 'granted'}
            onClick={() => choosePrivacy('granted')}
          >
            {texts.allow}
          </Button>
        </div>
      )}
      <noscript>
        <p>{texts.noScripts}</p>
      </noscript>
    </div>
  )
}

const sentences: Record<PrivacyChoice | 'unknown', string> = {
  unknown: texts.choiceSavedHere,
  open: texts.notChosenYet,
  granted: texts.youAllowed,
  refused: texts.youDeclined,
  signalled: texts.browserDeclines,
}
