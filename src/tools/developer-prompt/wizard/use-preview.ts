import { startTransition, useEffect, useRef, useState } from 'react'
import type { PreviewSection } from '../compose/result.ts'
import { startComposer } from '../composer.ts'
import { emptyDraft, type PromptDraft } from '../form.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { latestOnly } from './latest-only.ts'
import { diffPreview, noChanges, type PreviewChanges } from './preview-diff.ts'

// Five previews a second look continuous and leave the processor to the keys in between.
const restMs = 150

export type Preview = { sections: readonly PreviewSection[]; changes: PreviewChanges }

/**
 * The prompt as it would be now. `blank` is what an empty draft gives, made on the server, so that the composer
 * loads only when the page is idle.
 */
export function usePreview(draft: PromptDraft, blank: readonly PreviewSection[]): Preview {
  const [preview, setPreview] = useState<Preview>({ sections: blank, changes: noChanges })
  const show = useRef<((draft: PromptDraft) => void) | undefined>(undefined)
  const wanted = useRef<PromptDraft>(emptyDraft)

  useEffect(() => {
    let stop = () => {}
    let isFirst = true
    const cancel = whenIdle(() => {
      const composer = startComposer()
      stop = composer.stop
      show.current = latestOnly(
        composer.preview,
        (sections) => {
          // What was on the table already is not news.
          const isNews = !isFirst
          isFirst = false
          startTransition(() =>
            setPreview((previous) => ({
              sections,
              changes: isNews ? diffPreview(previous.sections, sections) : noChanges,
            })),
          )
        },
        restMs,
      )
      if (wanted.current !== emptyDraft) show.current(wanted.current)
    })
    return () => {
      cancel()
      stop()
      show.current = undefined
    }
  }, [])

  useEffect(() => {
    wanted.current = draft
    show.current?.(draft)
  }, [draft])

  return preview
}
