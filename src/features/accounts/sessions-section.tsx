import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import * as texts from './account-page.texts.ts'
import { browserName } from './browser-name.ts'
import type { OwnSession } from './own-sessions.server.ts'

export function SessionsSection({ sessions, isEnding }: { sessions: OwnSession[]; isEnding: boolean }) {
  return (
    <>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 border-b border-line py-2">
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
              <Form method="post">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={session.id} />
                <Button type="submit" variant="secondary" size="small">
                  {texts.endThisSession}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" variant="secondary" isBusy={isEnding}>
            {texts.endAllOtherSessions}
          </Button>
        </Form>
      ) : null}
    </>
  )
}
