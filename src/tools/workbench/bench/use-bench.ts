import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { browserStorage, readText, signOutKey, tabStorage } from '#shared/browser-storage.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { OwnModelsContext, type OwnModels } from '../own-models-context.ts'
import { useIsSignedIn } from '../use-is-signed-in.ts'
import type { Bench } from './bench.ts'

export type BenchHandle = ReturnType<typeof useBench>

/**
 * A bench that several pages show and that works on while they come and go: one object of a module, filled in by
 * browsers only.
 */
export type BenchHolder = {
  bench?: Bench | undefined
  opening?: Promise<Bench> | undefined
  /** Once, before any page gets it. */
  onOpen?: (bench: Bench) => Promise<void>
}

const nothing = () => () => undefined
const signedIn = { current: false }

/** The bench of a page: fetched with the first results of this browser, or when it is asked for. */
export function useBench(tool: ToolDefinition, shared?: BenchHolder) {
  const own = useRef<BenchHolder>({})
  const [bench, setBench] = useState(shared?.bench)
  const isSignedIn = useIsSignedIn()
  const loadOwn = use(OwnModelsContext)
  const resultsKey = keyFor('results', tool.card.slug)
  useEffect(() => {
    signedIn.current = isSignedIn
  }, [isSignedIn])

  /** Fetches what a press needs; call it when somebody begins to type. */
  const load = useCallback(async () => {
    const opened = await openInto(shared ?? own.current, tool, loadOwn)
    setBench(opened)
    return opened
  }, [tool, shared, loadOwn])

  useEffect(() => {
    if (readText(browserStorage(), resultsKey) !== null) void load().catch(() => undefined)
  }, [load, resultsKey])

  useEffect(() => {
    if (!bench) return
    bench.reread()
    const receive = ({ key }: StorageEvent) => {
      if (key === null || key === resultsKey) bench.reread({ isOfOtherTab: true })
      if (key === signOutKey) bench.stop()
    }
    window.addEventListener('storage', receive)
    return () => {
      window.removeEventListener('storage', receive)
      if (!shared) bench.stop()
    }
  }, [bench, shared, resultsKey])

  const state = useSyncExternalStore(
    bench?.subscribe ?? nothing,
    () => bench?.state(),
    () => undefined,
  )
  return { bench, state, load }
}

/** The bench, the tool's core and what asks our server are fetched together, once: a press must not wait for a file. */
function openInto(holder: BenchHolder, tool: ToolDefinition, loadOwn: () => Promise<OwnModels>) {
  const open = async () => {
    const parts = [import('./bench.ts'), tool.core(), import('../answer-engine.ts')] as const
    const [{ createBench }, core, { askOwnOrServer }] = await Promise.all(parts)
    const ask = askOwnOrServer(loadOwn)
    const [storage, tab] = [browserStorage(), tabStorage()]
    const opened = createBench({ tool, core, storage, tab, isSignedIn: () => signedIn.current, ask })
    await holder.onOpen?.(opened)
    holder.bench = opened
    return opened
  }
  holder.opening ??= open().catch((error: unknown) => {
    // Without a network the next press tries again.
    holder.opening = undefined
    throw error
  })
  return holder.opening
}
