import { Sheet } from '#ui/sheet.tsx'
import * as texts from './wizard.texts.ts'

export type BlankLine = { text: string; look?: 'heading' | 'open' }

/** Around the preview, which scrolls by itself. */
export const previewFrame =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain [&_pre]:p-4 [&_pre]:text-xs [&_pre]:sm:px-5 [&_pre]:sm:py-4'

const looks = { heading: 'font-semibold text-blue', open: 'border-b border-dashed border-muted text-muted' }

/** The preview of an empty form, as the server sends it; what draws it anew is fetched with the first key. */
export function BlankPreview({ lines }: { lines: readonly BlankLine[] }) {
  return (
    <div className={previewFrame}>
      <Sheet>
        <pre
          role="region"
          aria-label={texts.livePreview}
          tabIndex={0}
          className="leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          {lines.map(({ text, look }, at) => (
            <span key={at} className={look && looks[look]}>
              {text}
            </span>
          ))}
        </pre>
      </Sheet>
    </div>
  )
}
