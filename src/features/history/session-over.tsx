import { Link, useLocation } from 'react-router'
import { signInAddress } from '#shared/sign-in-address.ts'
import * as texts from './history-page.texts.ts'

/** Not a redirect: what was typed stays until somebody goes to sign in. */
export function SessionOver() {
  const { pathname, search } = useLocation()
  return (
    <>
      {texts.sessionOver}{' '}
      <Link to={signInAddress(pathname + search)} className="underline">
        {texts.signInAgain}
      </Link>
    </>
  )
}
