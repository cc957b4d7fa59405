import { memo, startTransition, use, useCallback, useEffect, useRef, useState } from 'react'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { PlanText } from '#tools/workbench/result/plan-text.tsx'
import type { PromptDraft } from '../form-rules.ts'
import { previewFrame } from './blank-preview.tsx'
import * as texts from './wizard.texts.ts'
import { NavigationContext } from './field-link.tsx'
import { fieldAwaited, isNews, previewOf, withNews } from './preview.ts'

type LivePreviewProps = { draft: PromptDraft; core: ToolCore }

// Not noticed as a delay, and leaves the processor to the keys. A long text, slow to lay out, waits for a pause.
const debounceMs = 60
const charactersPerMs = 100
const followPauseMs = 4_000

/** The prompt grows beside the form: what is answered stands, what is open is a dashed line that leads to its field. */
export const LivePreview = memo(function LivePreview({ draft, core }: LivePreviewProps) {
  const { canGoTo, goToField } = use(NavigationContext)
  const [preview, setPreview] = useState(() => {
    const plain = previewOf(core, draft)
    return { plain, shown: plain }
  })
  const frame = useRef<HTMLDivElement>(null)
  const scrolledAt = useRef(-Infinity)

  useEffect(() => {
    const delayMs = Math.max(debounceMs, JSON.stringify(draft).length / charactersPerMs)
    const timer = setTimeout(() => {
      const plain = previewOf(core, draft)
      startTransition(() => setPreview((before) => ({ plain, shown: withNews(before.plain, plain) })))
    }, delayMs)
    return () => clearTimeout(timer)
  }, [core, draft])

  useEffect(() => {
    // Whoever reads elsewhere in the preview is not pulled away from it.
    if (performance.now() - scrolledAt.current < followPauseMs) return
    const mark = frame.current?.querySelector('mark')
    if (frame.current && mark) bringIntoFrame(frame.current, mark)
  }, [preview])

  const lookOf = useCallback(
    (item: string) => {
      const field = fieldAwaited(item)
      if (field) return canGoTo(field) ? { href: `#${field}` } : 'waiting'
      return isNews(item) ? 'new' : undefined
    },
    [canGoTo],
  )
  const noteScroll = () => {
    scrolledAt.current = performance.now()
  }

  return (
    <div
      ref={frame}
      className={previewFrame}
      onWheel={noteScroll}
      onTouchMove={noteScroll}
      onKeyDown={noteScroll}
    >
      <PlanText
        rendered={preview.shown}
        slug="developer-prompt"
        label={texts.livePreview}
        lookOf={lookOf}
        onOpenItem={(item) => {
          const field = fieldAwaited(item)
          if (field) goToField(field)
        }}
      />
    </div>
  )
})

function bringIntoFrame(frame: HTMLElement, mark: HTMLElement) {
  const box = frame.getBoundingClientRect()
  const target = mark.getBoundingClientRect()
  if (target.top >= box.top && target.bottom <= box.bottom) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  frame.scrollTo({
    top: frame.scrollTop + target.top - box.top - box.height / 3,
    behavior: isStill ? 'instant' : 'smooth',
  })
}
