import { useEffect, useRef } from 'react'
import { Sheet } from '#ui/sheet.tsx'
import type { FieldName } from '../form.ts'
import { PreviewSectionView } from './preview-section-view.tsx'
import type { Preview } from './use-preview.ts'

type PreviewSheetProps = {
  preview: Preview
  /** Fields the writer can get to now; the others are named without a link. */
  canGoTo: (field: FieldName) => boolean
  onGoTo: (field: FieldName) => void
  className?: string
}

const followPauseMs = 4_000

/** The drawing that gets inked: answered parts are solid, open ones stand as dashed construction lines. */
export function PreviewSheet({ preview, canGoTo, onGoTo, className }: PreviewSheetProps) {
  const frame = useRef<HTMLDivElement>(null)
  const scrolledAt = useRef(-Infinity)

  useEffect(() => {
    // Whoever reads elsewhere in the sheet is not pulled away from it.
    if (preview.changes.size === 0 || performance.now() - scrolledAt.current < followPauseMs) return
    const mark = frame.current?.querySelector('mark')
    if (frame.current && mark) bringIntoFrame(frame.current, mark)
  }, [preview])

  const noteScroll = () => {
    scrolledAt.current = performance.now()
  }

  return (
    <Sheet className={className}>
      <div
        ref={frame}
        role="region"
        aria-label="Live preview of your prompt"
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 py-4 font-mono text-xs leading-relaxed sm:px-5"
        onWheel={noteScroll}
        onTouchMove={noteScroll}
        onKeyDown={noteScroll}
      >
        {preview.sections.map((section) => (
          <PreviewSectionView
            key={section.id}
            section={section}
            spans={preview.changes.get(section.id)}
            canGoTo={canGoTo}
            onGoTo={onGoTo}
          />
        ))}
      </div>
    </Sheet>
  )
}

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
