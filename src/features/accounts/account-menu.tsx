import { Form, Link, useLocation } from 'react-router'
import type { Viewer } from '#shared/viewer.ts'
import { Icon } from '#ui/icon.tsx'
import * as texts from './account-menu.texts.ts'
import { Avatar } from './avatar.tsx'
import { forgetResults } from './forget-results.ts'

/** The avatar and what opens under it. A `details`: it works before the script has arrived. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const location = useLocation()
  return (
    <details
      key={location.key}
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.currentTarget.open = false
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 px-1 hover:bg-wash [&::-webkit-details-marker]:hidden">
        <span className="sr-only">
          {texts.accountOf} {viewer.fullName || viewer.email}
        </span>
        <Avatar viewer={viewer} />
        <Icon name="chevronDown" className="size-4" />
        {/* A click outside is one on the summary: it closes the menu, and reaches nothing that the menu half covers. */}
        <span className="fixed inset-0 hidden cursor-default group-open:block" />
      </summary>
      <div className="absolute top-full right-0 w-72 border border-ink bg-paper shadow-float">
        <AccountLinks viewer={viewer} isFramed />
      </div>
    </details>
  )
}

const row = 'flex min-h-11 w-full items-center px-4 text-left font-medium hover:bg-wash'

/** The same in the small menu. */
export function AccountLinks({ viewer, isFramed = false }: { viewer: Viewer; isFramed?: boolean }) {
  return (
    <div className={isFramed ? '' : 'my-4 border border-line'}>
      <div className="flex items-center gap-3 border-b border-line px-4 py-3">
        {isFramed ? null : <Avatar viewer={viewer} />}
        <div className="min-w-0">
          <p className="truncate font-semibold">{viewer.fullName || viewer.email}</p>
          <p className="truncate text-sm text-muted">{viewer.email}</p>
        </div>
      </div>
      <ul>
        <li>
          <Link to="/history" className={row}>
            {texts.history}
          </Link>
        </li>
        <li>
          <Link to="/account" className={row}>
            {texts.account}
          </Link>
        </li>
        {viewer.isAdmin ? (
          <li>
            <Link to="/admin" className={row}>
              {texts.adminPanel}
            </Link>
          </li>
        ) : null}
        <li className="border-t border-line">
          <Form method="post" action="/auth/sign-out" onSubmit={() => forgetResults()}>
            <button type="submit" className={row}>
              {texts.logOut}
            </button>
          </Form>
        </li>
      </ul>
    </div>
  )
}
