import { memo } from 'react'
import type { PreviewSection } from '../compose/result.ts'
import type { FieldName, PromptDraft } from '../form.ts'
import { PreviewSheet } from './preview-sheet.tsx'
import { usePreview } from './use-preview.ts'

type LivePreviewProps = {
  draft: PromptDraft
  /** The preview of an empty draft. */
  blank: readonly PreviewSection[]
  canGoTo: (field: FieldName) => boolean
  onGoTo: (field: FieldName) => void
  className?: string
}

/** Keeps its state to itself, so that an arriving preview renders nothing but the preview. */
export const LivePreview = memo(function LivePreview({
  draft,
  blank,
  canGoTo,
  onGoTo,
  className,
}: LivePreviewProps) {
  const preview = usePreview(draft, blank)
  return <PreviewSheet preview={preview} canGoTo={canGoTo} onGoTo={onGoTo} className={className ?? ''} />
})
