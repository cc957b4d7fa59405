import { track } from '#shared/track.ts'

export type ToolLink = {
  slug: string
  name: string
  path: string
  /** Further ones. */
  pages?: readonly { path: string; shows: 'form' | 'result' }[]
}

const mostErrors = 10

export type WatchedPage = ReturnType<typeof watchPage>

/** Hears on the document what no single page needs to tell: links to tools, copies by hand, drafts left behind. */
export function watchPage(tools: readonly ToolLink[]) {
  let path = ''
  let hasMoved = false
  let touched: { tool_id: string; step: string } | undefined
  let abandoned: (draft: { tool_id: string; step: string }) => void = () => undefined

  /** The tool whose form is there. */
  const toolAt = (pathname: string) =>
    tools.find((tool) => tool.path === pathname || pageAt(tool, pathname)?.shows === 'form')
  const toolId = () => (toolAt(path) ?? tools.find((tool) => pageAt(tool, path)))?.slug ?? 'none'

  function leaveDraft() {
    if (touched) abandoned(touched)
    touched = undefined
  }

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== window.location.origin) return
    const tool = toolAt(link.pathname)
    if (!tool || tool.slug === toolId()) return
    const [, , category = 'technical'] = tool.path.split('/')
    track('tool_selected', { tool_id: tool.slug, tool_name: tool.name, tool_category: category })
  })

  document.addEventListener('copy', () => {
    const node = document.getSelection()?.anchorNode
    const element = node instanceof Element ? node : node?.parentElement
    const slug = element?.closest<HTMLElement>('[data-prompt-copy-area]')?.dataset['promptCopyArea']
    if (slug) track('prompt_copied', { tool_id: slug, how: 'selection' })
  })

  // Only that something was typed, and on which step.
  document.addEventListener('input', () => {
    const tool = toolAt(path)
    if (!tool) return
    const step = new URLSearchParams(window.location.search).get('step')
    touched = { tool_id: tool.slug, step: step && /^\d$/.test(step) ? step : '1' }
  })
  window.addEventListener('pagehide', leaveDraft)

  return {
    path: () => path || '/',
    toolId,
    device: (): Device => deviceOf(window.innerWidth),
    /** Where a visit came from, as a host. */
    referrer: () => hostOf(document.referrer),
    /** true for the page a visit begins with. */
    moveTo(next: string): boolean {
      const isVisit = !hasMoved && hostOf(document.referrer) !== window.location.host && !isReload()
      if (toolAt(next)?.slug !== touched?.tool_id) leaveDraft()
      hasMoved = true
      path = next
      return isVisit
    },
    /** The draft became a prompt. */
    draftDone: () => (touched = undefined),
    onAbandoned: (hear: typeof abandoned) => (abandoned = hear),
    /** Errors by kind and place; their messages may quote what somebody typed. */
    onError(hear: (error: { kind: string; file: string; line: number }) => void) {
      let told = 0
      const tell = (kind: unknown, file = '', line = 0) => {
        if (told++ >= mostErrors) return
        const name = kind instanceof Error ? kind.name : 'Unknown'
        hear({ kind: /^\w{1,40}$/.test(name) ? name : 'Unknown', file: fileOf(file), line })
      }
      window.addEventListener('error', (event) => tell(event.error, event.filename, event.lineno))
      window.addEventListener('unhandledrejection', (event) => tell(event.reason))
    },
    /** The form that leads to Google is sent. */
    onGoogle(hear: () => void) {
      document.addEventListener('submit', ({ target }) => {
        if (target instanceof HTMLFormElement && new FormData(target).get('intent') === 'google') hear()
      })
    },
  }
}

function pageAt({ pages }: ToolLink, path: string) {
  return pages?.find((page) => page.path === path)
}

export type Device = 'desktop' | 'phone' | 'tablet'

function deviceOf(width: number): Device {
  return width < 640 ? 'phone' : width < 1024 ? 'tablet' : 'desktop'
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.slice(0, 100) : undefined
}

function fileOf(address: string): string {
  const name = URL.canParse(address) ? (new URL(address).pathname.split('/').pop() ?? '') : ''
  return name.replace(/[^\w.-]/g, '').slice(0, 80)
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
