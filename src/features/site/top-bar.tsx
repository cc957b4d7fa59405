import type { KeyboardEvent, ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { BrandMark } from './brand-mark.tsx'
import * as texts from './site-frame.texts.ts'
import { barPages, type SitePage } from './site-pages.ts'

type TopBarProps = {
  appName: string
  onOpenPalette: () => void
  /** Further links after the specified ones, for example to the admin panel. */
  extraPages?: readonly SitePage[]
  /** Login and Sign Up unless someone is signed in; `mobile` is the same for the small menu. */
  account?: { wide: ReactNode; mobile: ReactNode } | undefined
}

const iconButton = 'grid size-11 place-items-center hover:bg-wash'

export function TopBar({ appName, onOpenPalette, extraPages = [], account }: TopBarProps) {
  const pages = [...barPages, ...extraPages]
  return (
    <header data-top-bar className="sticky top-0 z-30 border-b border-ink bg-paper">
      <div className="page-width flex h-16 items-center gap-1">
        <Link to="/" className="mr-auto flex min-h-11 items-center gap-2.5 text-lg font-bold tracking-tight">
          <BrandMark className="size-8 text-blue" />
          {appName}
        </Link>
        <nav aria-label={texts.main} className="hidden h-full lg:block">
          <ul className="flex h-full">
            {pages.map((page) => (
              <li key={page.path}>
                <BarLink page={page} className="h-full px-3" />
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className={cn(iconButton, 'lg:ml-2')}
          aria-label={texts.goToToolOrPage}
          aria-keyshortcuts="Control+K Meta+K"
          title={texts.goToToolOrPageTitle}
          onClick={onOpenPalette}
        >
          <Icon name="search" />
        </button>
        <ThemeSwitch className={iconButton} />
        <div className="ml-2 hidden items-center gap-2 lg:flex">{account?.wide ?? <SignedOut />}</div>
        <MobileMenu pages={pages} account={account?.mobile} />
      </div>
      <div className="ruler" aria-hidden="true" />
    </header>
  )
}

function BarLink({ page, className }: { page: SitePage; className?: string }) {
  return (
    <NavLink
      to={page.path}
      end={page.path === '/'}
      className={({ isActive }) =>
        cn(
          'flex items-center border-b-3 pt-0.75 font-medium',
          isActive ? 'border-blue text-blue' : 'border-transparent hover:border-line',
          className,
        )
      }
    >
      {page.name}
    </NavLink>
  )
}

// A `details` opens before the script has arrived; the key closes it again on the next page.
function MobileMenu({ pages, account }: { pages: readonly SitePage[]; account: ReactNode }) {
  const location = useLocation()
  return (
    <details key={location.key} className="group lg:hidden" onKeyDown={closeOnEscape}>
      <summary
        className={cn(iconButton, 'list-none [&::-webkit-details-marker]:hidden')}
        aria-label={texts.menu}
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="close" className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-ink bg-paper shadow-float">
        <nav aria-label={texts.menu} className="page-width py-3">
          <ul>
            {pages.map((page) => (
              <li key={page.path} className="border-b border-line">
                <BarLink page={page} className="min-h-12 text-lg" />
              </li>
            ))}
          </ul>
          {account ?? (
            <div className="flex gap-2 py-4">
              <SignedOut />
            </div>
          )}
        </nav>
      </div>
    </details>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function SignedOut() {
  return (
    <>
      <LinkButton to="/auth" variant="quiet" size="small" className="max-lg:min-h-11 max-lg:flex-1">
        {texts.login}
      </LinkButton>
      <LinkButton
        to="/auth?tab=sign-up"
        variant="secondary"
        size="small"
        className="max-lg:min-h-11 max-lg:flex-1"
      >
        {texts.signUp}
      </LinkButton>
    </>
  )
}
