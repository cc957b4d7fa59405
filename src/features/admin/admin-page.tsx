import { useEffect, useRef } from 'react'
import {
  NavLink,
  Outlet,
  replace,
  useLocation,
  useNavigation,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { adminLoader } from '#platform/admin-only.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { signInAddress } from '#shared/sign-in-address.ts'
import { cn } from '#ui/class-names.ts'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { Spinner } from '#ui/spinner.tsx'
import * as texts from './admin-page.texts.ts'
import { adminTabs } from './admin-tabs.ts'

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.adminPanel,
    description: texts.pageDescription,
    path: '/admin',
    isHidden: true,
  })
}

/** The tabs ask for themselves too: each loader and action works in a transaction that checks the flag. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  // Somebody who was writing gets back to the dialog, which holds what they sent.
  if (url.searchParams.has('edit') && !context.get(requestContext).viewer)
    throw replace(signInAddress(url.pathname + url.search))
  await adminLoader(context, async () => undefined)
  return null
}

/** Whoever was refused is perhaps no admin any more: asked again, and then sent away. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.actionStatus === 403 || change.actionStatus === 401 || unlessUnreachable(change)
}

/** The frame of every tab; the tabs are links, so each has an address. */
export default function AdminPage() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  const isLoading = navigation.state === 'loading' && navigation.location.pathname.startsWith('/admin')

  // On a phone the bar is wider than the screen.
  useEffect(() => {
    const element = bar.current
    const current = element?.querySelector<HTMLElement>('[aria-current=page]')
    if (element && current) element.scrollLeft = current.offsetLeft - element.clientWidth / 4
  }, [pathname])

  return (
    <main id="content" tabIndex={-1} className="page-width pb-16 outline-none">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 pt-8">
        <div>
          <h1 className="text-3xl">{texts.adminPanel}</h1>
          <p className="mt-1 text-muted">{texts.lead}</p>
        </div>
        <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-muted">
          {isLoading ? (
            <>
              <Spinner className="size-4" /> {texts.loading}
            </>
          ) : null}
        </p>
      </header>
      <nav
        ref={bar}
        aria-label={texts.adminPanel}
        className="relative mt-6 overflow-x-auto border-b border-ink"
      >
        <ul className="flex min-w-max">
          {adminTabs.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path === '' ? '/admin' : `/admin/${path}`}
                end
                className={({ isActive }) =>
                  cn(
                    'inline-flex min-h-11 items-center border border-b-0 px-3.5 py-2 font-semibold whitespace-nowrap',
                    isActive
                      ? 'border-ink bg-surface text-ink'
                      : 'border-transparent text-muted hover:text-ink',
                  )
                }
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-6">
        <Outlet />
      </div>
    </main>
  )
}
