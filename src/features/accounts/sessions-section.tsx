import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import * as texts from './account-page.texts.ts'
import { browserName } from './browser-name.ts'
import type { OwnSession } from './own-sessions.server.ts'
import { PasswordField } from './password-field.tsx'

type SessionsSectionProps = { sessions: OwnSession[]; hasPassword: boolean; isEnding: boolean }

export function SessionsSection({ sessions, hasPassword, isEnding }: SessionsSectionProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end-sessions" />
      {sessions.length > 1 ? (
        // Before the list, so that Enter in the field ends all others, never one that was not chosen.
        <div ref={passFocusOn} className="mb-6 grid max-w-md gap-4">
          {hasPassword ? <PasswordField label={texts.currentPassword} /> : null}
          <div>
            <Button type="submit" name="which" value="others" variant="secondary" isBusy={isEnding}>
              {texts.endAllOtherSessions}
            </Button>
          </div>
        </div>
      ) : null}
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            ref={passFocusOn}
            className="flex flex-wrap items-center gap-3 border-b border-line py-2"
          >
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {browserName(session.browser)}
                {session.isThisOne ? texts.thisSession : ''}
              </p>
              <p className="text-sm text-muted">
                {texts.signedIn} <LocalTime iso={session.createdAt} />,{' '}
                {session.isThisOne ? (
                  texts.inUseNow
                ) : (
                  <>
                    {texts.lastSeen} <LocalTime iso={session.usedAt} />
                  </>
                )}
              </p>
            </div>
            {session.isThisOne ? null : (
              <Button type="submit" name="which" value={session.id} variant="secondary" size="small">
                {texts.endThisSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Form>
  )
}
