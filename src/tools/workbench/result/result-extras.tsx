import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { signInAddress } from '#shared/sign-in-address.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { downloadFile } from '#ui/download-file.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { textOf } from '../../contract/plan.ts'
import { renderedText } from '../../contract/rendered.ts'
import { isInHistory } from '../bench/bench-result.ts'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'

const OwnChatPanel = lazyPart(() => import('../own-chat/own-chat-panel.tsx'), 'OwnChatPanel')

/** A dialect as a file of its own, where the answer has it. */
export function DialectDownload() {
  const { shown, spec } = useResult()
  const { download } = spec
  const dialect = shown.rendered?.dialects.find(({ id }) => id === download?.dialect)
  if (!download || !dialect) return null
  const text = () => renderedText(dialect.render(shown.plan, shown.input))
  return (
    <Button variant="secondary" onClick={() => downloadFile(download.fileName, text())}>
      {download.label}
    </Button>
  )
}

/** What a reader of the result would want to know; red where choices were not simply followed. */
export function NoteList() {
  const { shown, addressOf } = useResult()
  const { notes } = shown
  if (notes.length === 0) return null
  return (
    <ul aria-label={texts.notes} className="mt-4 grid gap-2">
      {notes.map((note) => {
        const isRed = note.kind !== 'hint'
        return (
          <li
            key={note.kind + note.text}
            className={cn('border-l-2 pl-3 text-sm wrap-anywhere', isRed ? 'border-red' : 'border-line')}
          >
            <span className={cn('label-mono mr-2', isRed ? 'text-red' : 'text-muted')}>
              {texts.noteKinds[note.kind]}
            </span>
            {note.text}{' '}
            {note.field !== undefined && addressOf ? (
              <Link to={addressOf(note.field)} className="text-blue underline underline-offset-2">
                {texts.changeIt}
              </Link>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

/** What is wrong with the result as it stands here: it came incomplete from a chat, or is not stored anywhere. */
export function Remarks() {
  const { state, result } = useResult()
  const { engine } = result
  const ofReply = engine?.writtenBy === 'own-chat' ? engine.sentence : undefined
  const remarks = [ofReply ?? [], state.isStored || isInHistory(result) ? [] : texts.notStored].flat()
  return (
    <div role="status">
      {state.live || remarks.length === 0 ? null : <Callout className="mt-4">{remarks.join(' ')}</Callout>}
    </div>
  )
}

/** What a reply held besides the answer. */
export function Unread({ pieces = [] }: { pieces: readonly string[] | undefined }) {
  if (pieces.length === 0) return null
  return (
    <Callout className="mt-4" tone="blue" title={texts.answerWithoutPlace}>
      {pieces.map((text, at) => (
        <p key={at} className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </Callout>
  )
}

/** What the person had typed or kept and the new version has no place for: nothing is replaced without asking. */
export function LostEdits() {
  const { bench, state, result } = useResult()
  const { conflicts = [] } = result
  if (state.live || conflicts.length === 0) return null
  return (
    <Callout className="mt-4" role="status" title={texts.noPlaceForEdits}>
      <ul className="mt-1 list-disc pl-5">
        {conflicts.map((item) => (
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

/** The result is there, only the history does not have it yet, or has it beside what another page saved. */
export function HistoryNote() {
  const { bench, result } = useResult()
  const { id, history } = result
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const { pathname, search } = useLocation()
  const save = async () => {
    setState('sending')
    setState((await bench.save(id)) ? 'idle' : 'failed')
  }
  const isOut = history === 'signed-out'
  if (history === undefined || history === 'saved') return null
  if (history === 'apart') return <p className="mt-2 text-sm text-muted">{texts.savedApart}</p>
  return (
    <p
      ref={passFocusOn}
      role="status"
      className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted"
    >
      {isOut ? texts.signedOut : state === 'failed' ? texts.stillNotSaved : texts.notSaved}
      {isOut ? (
        <Link to={signInAddress(pathname + search)} className="text-blue underline">
          {texts.signIn}
        </Link>
      ) : null}
      <Button variant="quiet" size="small" isBusy={state === 'sending'} onClick={() => void save()}>
        {state === 'idle' ? texts.saveIt : texts.tryAgain}
      </Button>
    </p>
  )
}

/** The request for the result, or for a change that no model made, to be taken to a chat. */
export function OwnChat() {
  const { tool, bench, result, heading, onCopyFailed } = useResult()
  return <OwnChatPanel {...{ tool, bench, result, heading, onCopyFailed }} wish={result.unmet?.wish} />
}

export function FoldedOwnChat() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="mt-6 border-t border-line pt-3"
      data-print="hide"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 py-2 font-semibold">{texts.writeInOwnChat}</summary>
      {isOpen ? <OwnChat /> : null}
    </details>
  )
}

const formats = [
  { name: texts.markdown, ending: 'md', type: 'text/markdown;charset=utf-8' },
  { name: texts.plainText, ending: 'txt', type: 'text/plain;charset=utf-8' },
]

/** The shown text as a file or on paper. */
export function SaveAs() {
  const { fileName, shown } = useResult()
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map(({ name, ending, type }) => (
        <Button
          key={ending}
          variant="secondary"
          onClick={() => downloadFile(`${fileName}.${ending}`, shown.text, type)}
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
