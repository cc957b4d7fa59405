import { useState } from 'react'
import { tabStorage } from '#shared/browser-storage.ts'
import { countWords } from '#shared/text/count-words.ts'
import { storedDraft, useDraftStore } from '#ui/draft-store.ts'
import { fitWindow } from '#ui/fit-window.ts'
import { TitleBlock, type TitleBlockCell } from '#ui/title-block.tsx'
import { useToast } from '#ui/toast-context.ts'
import { keyFor } from '#shared/storage-keys.ts'
import { UseOwnModel } from '../page/engine-note.tsx'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import { CompareView } from './compare-view.tsx'
import { LiveBar } from './live-bar.tsx'
import { ResultActions } from './result-actions.tsx'
import {
  FoldedOwnChat,
  HistoryNote,
  LostEdits,
  NoteList,
  OwnChat,
  Remarks,
  Unread,
} from './result-extras.tsx'
import { ResultText } from './result-text.tsx'
import * as texts from './result-view.texts.ts'
import { ResultContext, useResult, useShown, type Fold, type ResultProps } from './shown-result.ts'
import { WrittenBy } from './written-by.tsx'

const noWish = { of: '', wish: '' }

/** `of`: the result that it was typed for. */
function wishSource(slug: string) {
  const read = ({ of, wish }: Record<string, unknown>) => ({ of: String(of ?? ''), wish: String(wish ?? '') })
  return storedDraft(tabStorage(), keyFor('draft', `wish-${slug}`), read)
}

/** A result: copy, what can be changed and where to take it, what there is to know about it, and its text. */
export function ResultView(props: ResultProps) {
  const { tool, bench, state, result, spec } = props
  const showToast = useToast()
  const [open, onOpen] = useState<Fold>()
  const [offered, setOffered] = useState<string>()
  // Kept while a model writes in the place of its field.
  const [typing, typed] = useDraftStore(() => wishSource(tool.card.slug), noWish)
  const wish = typed.of === result.id ? typed.wish : ''
  const onWish = (wish: string) => {
    if (wish !== '' || typing.draft().of === result.id) typing.replace({ of: result.id, wish })
  }
  const shown = useShown(bench, state, result)
  // A change that nobody made can be taken to a chat from there, wherever on the page it was asked for.
  const unmet = result.unmet && result.id + JSON.stringify(result.unmet)
  if (unmet !== offered) {
    setOffered(unmet)
    if (unmet) onOpen('change')
  }
  const onCopyFailed = () => showToast({ variant: 'destructive', ...spec.messages.copyFailed })

  return (
    <ResultContext value={{ ...props, shown, open, onOpen, wish, onWish, onCopyFailed }}>
      <ResultContent />
    </ResultContext>
  )
}

function ResultContent() {
  const { state, result, shown, onRepeat } = useResult()
  if (state.comparison) return <CompareView {...state.comparison} />
  if (shown.text !== '' || state.live || state.canUndo) return <WrittenResult />
  return (
    <div>
      <p className="measure">
        {result.engine?.sentence ?? texts.needsModel} {texts.requestIsComplete}
      </p>
      {result.request === undefined ? null : <UseOwnModel onAsk={onRepeat} />}
      <OwnChat />
    </div>
  )
}

/** What goes with the text stands beside it where the page has panels of its own. */
function WrittenResult() {
  const { bench, state, result, shown, spec, cells, Picture, onRepeat, renderAside } = useResult()
  const { rendered, isLive, notes } = shown
  const { live } = state
  const named = cells ?? [{ label: texts.result, value: spec.kind, isWide: true }]
  const aside = rendered && !live ? renderAside?.(rendered, shown.plan, shown.input) : undefined
  const text = (
    <div className="min-w-0">
      <TitleBlock cells={[...named, ...sizeOf(shown.input, shown.text, spec.measured)]} />
      <div className="mt-4">{live ? <LiveBar live={live} onStop={bench.stop} /> : <ResultActions />}</div>
      {aside ? (
        <a
          href="#beside"
          className="mt-3 inline-block py-2 text-blue underline underline-offset-2 lg:hidden"
          data-print="hide"
        >
          {notes.length > 0 ? texts.notesSizeAndFiles(notes.length) : texts.sizeAndFiles}
        </a>
      ) : null}
      <Remarks />
      <LostEdits />
      {renderAside ? null : <NoteList />}
      {rendered && Picture ? (
        <div className="mt-5">
          <Picture
            // What somebody chose in the picture of one result means nothing in that of the next.
            key={result.id}
            plan={shown.plan as never}
            input={shown.input as never}
            onEdit={(id, text) => void bench.edit(id, text)}
            onPlan={isLive ? undefined : bench.editPlan}
            onRewrite={isLive ? undefined : (part) => void bench.change({ part })}
            onWish={isLive ? undefined : (wish) => void bench.change({ wishes: [wish] })}
          />
        </div>
      ) : null}
      <div className="mt-5">
        <ResultText />
      </div>
      {live ? null : (
        <>
          <WrittenBy engine={result.engine} onTryAgain={onRepeat} />
          <HistoryNote key={result.id} />
          <Unread pieces={result.unread} />
          {rendered && !result.unmet ? <FoldedOwnChat /> : null}
        </>
      )}
    </div>
  )
  if (!aside) return text
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      {text}
      <div
        ref={fitWindow}
        id="beside"
        tabIndex={-1}
        className="min-w-0 self-start outline-none lg:sticky lg:top-22"
      >
        <NoteList />
        {aside}
      </div>
    </div>
  )
}

function sizeOf(input: unknown, shown: string, measured: ToolPageSpec['measured']): TitleBlockCell[] {
  const given = measured?.textOf(input)
  const [text, labels] = measured && given !== undefined ? [given, measured] : [shown, texts]
  return [
    { label: labels.words, value: countWords(text).toLocaleString('en-US') },
    { label: labels.characters, value: [...text].length.toLocaleString('en-US') },
  ]
}
