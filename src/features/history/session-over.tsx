import { Link, useLocation } from 'react-router'
import * as texts from './history-page.texts.ts'

/** Not a redirect: what was typed stays until somebody goes to sign in. */
export function SessionOver() {
  const { pathname, search } = useLocation()
  return (
    <>
      {texts.sessionOver}{' '}
      <Link to={`/auth?next=${encodeURIComponent(pathname + search)}`} className="underline">
        {texts.signInAgain}
      </Link>
    </>
  )
}
