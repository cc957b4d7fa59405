import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { ToastRegion } from '#ui/toast-region.tsx'
import { SiteFooter } from './site-footer.tsx'
import * as texts from './site-frame.texts.ts'
import { personPages, visitorPages, type SitePage } from './site-pages.ts'
import { TopBar } from './top-bar.tsx'
import { useEarlyKeys } from './use-early-keys.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { ZoneFrame } from './zone-frame.tsx'

// Missing only when the connection or the server's version has changed; the page must stay usable without it.
const CommandPalette = lazy(() => import('./command-palette.tsx').catch(() => ({ default: NoPalette })))

function NoPalette({ takeTyped }: { takeTyped: () => string }) {
  useEffect(() => void takeTyped(), [takeTyped])
  return null
}

type SiteFrameProps = {
  appName: string
  tools: readonly { name: string; path: string }[]
  isSignedIn?: boolean
  /** Links for some, such as the admin panel. */
  extraPages?: readonly SitePage[]
  /** What stands in the top bar for who is signed in. */
  account?: { wide: ReactNode; mobile: ReactNode } | undefined
  children: ReactNode
}

/** What stands around every page: skip link, top bar, footer, toasts, and the palette once it is called. */
export function SiteFrame(props: SiteFrameProps) {
  const { appName, tools, isSignedIn = false, extraPages = [], account, children } = props
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const [isPaletteLoaded, setIsPaletteLoaded] = useState(false)
  const earlyKeys = useEarlyKeys()

  useFocusOnNavigation()

  const { listen } = earlyKeys
  const openPalette = useCallback(() => {
    listen()
    setIsPaletteLoaded(true)
    setIsPaletteOpen(true)
  }, [listen])

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      openPalette()
    }
    window.addEventListener('keydown', openOnShortcut)
    // From here on keys and clicks are heard; journeys and benchmarks measure from this mark.
    performance.mark('interactive')
    return () => window.removeEventListener('keydown', openOnShortcut)
  }, [openPalette])

  return (
    <ToastRegion>
      <a href="#content" className="skip-link">
        {texts.skipToContent}
      </a>
      <ZoneFrame />
      <TopBar appName={appName} onOpenPalette={openPalette} extraPages={extraPages} account={account} />
      {children}
      <SiteFooter appName={appName} tools={tools} />
      {isPaletteLoaded ? (
        <Suspense>
          <CommandPalette
            isOpen={isPaletteOpen}
            onClose={() => setIsPaletteOpen(false)}
            tools={tools}
            pages={[...extraPages, ...(isSignedIn ? personPages : visitorPages)]}
            takeTyped={earlyKeys.take}
          />
        </Suspense>
      ) : null}
    </ToastRegion>
  )
}
