import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { textOf, type Item } from '../../contract/plan.ts'
import { renderedText } from '../../contract/rendered.ts'
import { downloadFile } from '../../download-file.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import type { Bench } from '../bench/bench.ts'
import * as texts from './result-view.texts.ts'
import type { Shown } from './use-shown.ts'

/** A dialect as a file of its own, where the answer has it. */
export function DialectDownload({ download, shown }: { download: ToolPageSpec['download']; shown: Shown }) {
  const dialect = shown.rendered?.dialects.find(({ id }) => id === download?.dialect)
  if (!download || !dialect) return null
  const text = () => renderedText(dialect.render(shown.plan, shown.input))
  return (
    <Button variant="secondary" onClick={() => downloadFile(download.fileName, text())}>
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

type LostEditsProps = { items: readonly Item[]; bench: Pick<Bench, 'undo' | 'acceptLoss'> }

/** What the person had typed or kept and the new version has no place for: nothing is replaced without asking. */
export function LostEdits({ items, bench }: LostEditsProps) {
  if (items.length === 0) return null
  return (
    <Callout className="mt-4" role="status" title={texts.noPlaceForEdits}>
      <ul className="mt-1 list-disc pl-5">
        {items.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            {textOf(item)}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="touch" variant="secondary" onClick={bench.undo}>
          {texts.backToMyEdits}
        </Button>
        <Button size="touch" variant="quiet" onClick={bench.acceptLoss}>
          {texts.keepNewVersion}
        </Button>
      </div>
    </Callout>
  )
}

/** The result is there, only the history does not have it yet. */
export function NotSavedNote({ onSave }: { onSave: () => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const save = async () => {
    setState('sending')
    setState((await onSave()) ? 'idle' : 'failed')
  }
  return (
    <p role="status" className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {state === 'failed' ? texts.stillNotSaved : texts.notSaved}
      <Button variant="quiet" size="small" isBusy={state === 'sending'} onClick={() => void save()}>
        {state === 'idle' ? texts.saveIt : texts.tryAgain}
      </Button>
    </p>
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
  { name: texts.plainText, ending: 'txt', type: 'text/plain;charset=utf-8' },
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
