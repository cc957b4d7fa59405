import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { renderedText } from '../../contract/rendered.ts'
import { downloadFile } from '../../download-file.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import * as texts from './result-extras.texts.ts'
import type { Shown } from './use-shown.ts'

/** A dialect as a file of its own, where the answer has it. */
export function DialectDownload({ download, shown }: { download: ToolPageSpec['download']; shown: Shown }) {
  const dialect = shown.rendered?.dialects.find(({ id }) => id === download?.dialect)
  if (!download || !dialect) return null
  const text = () => renderedText(dialect.render(shown.plan, shown.input))
  return (
    <Button
      variant="secondary"
      onClick={() => downloadFile(download.fileName, text(), 'text/plain;charset=utf-8')}
    >
      {download.label}
    </Button>
  )
}

/** What a reply held besides the answer. */
export function Unread({ pieces = [] }: { pieces: readonly string[] | undefined }) {
  if (pieces.length === 0) return null
  return (
    <Callout className="mt-4" tone="blue" title={texts.answerWithoutPlace}>
      {pieces.map((text) => (
        <p key={text} className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </Callout>
  )
}

export function FoldedOwnChat({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="mt-6 border-t border-line pt-3"
      data-print="hide"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 py-2 font-semibold">{texts.writeInOwnChat}</summary>
      {isOpen ? children : null}
    </details>
  )
}

const formats = [
  { name: texts.markdown, ending: 'md', type: 'text/markdown;charset=utf-8' },
  { name: texts.text, ending: 'txt', type: 'text/plain;charset=utf-8' },
]

/** The shown text as a file or on paper. */
export function SaveAs({ fileName, text }: { fileName: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map(({ name, ending, type }) => (
        <Button
          key={ending}
          variant="secondary"
          onClick={() => downloadFile(`${fileName}.${ending}`, text, type)}
        >
          <Icon name="download" className="size-4" />
          {name}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
  )
}
