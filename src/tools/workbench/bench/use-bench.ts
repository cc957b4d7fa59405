import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import type { AskEngine } from '../answer-engine.ts'
import { browserStorage, readText, tabStorage } from '../browser-storage.ts'
import { keyFor } from '../storage-keys.ts'
import { useAskEngine } from '../use-ask-engine.ts'
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
  const ask = useAskEngine()
  useEffect(() => {
    signedIn.current = isSignedIn
  }, [isSignedIn])

  /** Fetches what a press needs; call it when somebody begins to type. */
  const load = useCallback(async () => {
    const opened = await openInto(shared ?? own.current, tool, ask)
    setBench(opened)
    return opened
  }, [tool, shared, ask])

  useEffect(() => {
    if (readText(browserStorage(), keyFor('results', tool.card.slug)) !== null)
      void load().catch(() => undefined)
  }, [load, tool])

  useEffect(() => {
    if (!bench) return
    bench.reread()
    const receive = () => bench.reread({ isOfOtherTab: true })
    window.addEventListener('storage', receive)
    return () => {
      window.removeEventListener('storage', receive)
      if (!shared) bench.end()
    }
  }, [bench, shared])

  const state = useSyncExternalStore(
    bench?.subscribe ?? nothing,
    () => bench?.state(),
    () => undefined,
  )
  return { bench, state, load }
}

/** Bench and core of the tool are fetched together, once. */
function openInto(holder: BenchHolder, tool: ToolDefinition, ask: AskEngine): Promise<Bench> {
  const open = async () => {
    const [{ createBench }, core] = await Promise.all([import('./bench.ts'), tool.core()])
    const isSignedIn = () => signedIn.current
    const [storage, tab] = [browserStorage(), tabStorage()]
    const opened = createBench({ tool, core, storage, tab, isSignedIn, ask })
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
