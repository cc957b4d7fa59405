import type { WritingModel } from '../answer/writing-model.ts'

/** Whether a model of this browser can be asked, in words for the person where it cannot. */
export type Readiness =
  | { state: 'unsupported'; reason: string }
  /** `bytes` where it is known before. */
  | { state: 'needs-download'; bytes?: number }
  | { state: 'downloading' }
  | { state: 'ready' }

export type PrepareOptions = {
  /** Of the download: 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A way to a model that runs in this browser. */
export type BrowserKind = {
  availability: () => Promise<Readiness>
  /** Has the model fetched and loaded. Called from a press of a button: browsers ask for one. Throws `ModelFailure`. */
  prepare: (options: PrepareOptions) => Promise<void>
  /** Takes its files from this device; missing where only the browser's own settings can. */
  remove?: () => Promise<void>
  /** Throws `ModelFailure` when it is not ready. */
  open: () => Promise<WritingModel>
}

/** `onUse`: the person wants to be answered by this model. */
export type BrowserPanelProps<Kind extends BrowserKind> = { kind?: Kind; onUse: () => void }
