import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useToast } from '#ui/toast-context.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import { SiteFooter } from './site-footer.tsx'
import * as texts from './site-frame.texts.ts'
import { personPages, visitorPages, type SitePage } from './site-pages.ts'
import { TopBar } from './top-bar.tsx'
import { useEarlyKeys } from './use-early-keys.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { ZoneFrame } from './zone-frame.tsx'

type Palette = typeof import('./command-palette.tsx').default

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
  return (
    <ToastRegion>
      <Frame {...props} />
    </ToastRegion>
  )
}

function Frame(props: SiteFrameProps) {
  const { appName, tools, isSignedIn = false, extraPages = [], account, children } = props
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const [Palette, setPalette] = useState<Palette>()
  const { listen, take } = useEarlyKeys()
  const showToast = useToast()

  useFocusOnNavigation()

  const closePalette = useCallback(() => {
    take()
    setIsPaletteOpen(false)
  }, [take])

  const openPalette = useCallback(() => {
    setIsPaletteOpen(true)
    if (Palette) return
    listen(closePalette)
    const fail = () => {
      closePalette()
      showToast({ variant: 'destructive', title: texts.paletteNotLoaded })
    }
    import('./command-palette.tsx').then((module) => setPalette(() => module.default), fail)
  }, [Palette, listen, closePalette, showToast])

  useEffect(() => {
    const toggleOnShortcut = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // Held keys repeat.
      if (event.repeat) return
      if (isPaletteOpen) closePalette()
      else openPalette()
    }
    window.addEventListener('keydown', toggleOnShortcut)
    // From here on keys and clicks are heard; journeys and benchmarks measure from this mark.
    performance.mark('interactive')
    return () => window.removeEventListener('keydown', toggleOnShortcut)
  }, [isPaletteOpen, openPalette, closePalette])

  return (
    <>
      <a href="#content" className="skip-link">
        {texts.skipToContent}
      </a>
      <ZoneFrame />
      <TopBar appName={appName} onOpenPalette={openPalette} extraPages={extraPages} account={account} />
      {children}
      <SiteFooter appName={appName} tools={tools} />
      {Palette ? (
        <Palette
          isOpen={isPaletteOpen}
          onClose={closePalette}
          tools={tools}
          pages={[...extraPages, ...(isSignedIn ? personPages : visitorPages)]}
          takeTyped={take}
        />
      ) : null}
    </>
  )
}
