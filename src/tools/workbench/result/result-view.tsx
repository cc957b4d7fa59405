import { useState, type ComponentType, type ReactNode } from 'react'
import { countWords } from '#shared/text/count-words.ts'
import { track } from '#shared/track.ts'
import { Button } from '#ui/button.tsx'
import { fitWindow } from '#ui/fit-window.ts'
import { TitleBlock, type TitleBlockCell } from '#ui/title-block.tsx'
import { useToast } from '#ui/toast-context.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import type { RenderedPlan } from '../../plan-text.ts'
import type { PictureProps, ToolPageSpec } from '../tool-page-spec.ts'
import { CompareView } from './compare-view.tsx'
import { lazyPart } from './lazy-part.tsx'
import { LiveBar } from './live-bar.tsx'
import { NoteList } from './note-list.tsx'
import { ResultActions, type Fold, type ResultActionsProps } from './result-actions.tsx'
import { ResultText } from './result-text.tsx'
import { DialectDownload, FoldedOwnChat, LostEdits, NotSavedNote, Unread } from './result-extras.tsx'
import * as texts from './result-view.texts.ts'
import { UseOwnModel } from './use-own-model.tsx'
import { useShown, type Shown } from './use-shown.ts'
import { WrittenBy } from './written-by.tsx'

const OwnChatPanel = lazyPart(() => import('../own-chat/own-chat-panel.tsx'), 'OwnChatPanel')

type ResultViewProps = Pick<ResultActionsProps, 'bench' | 'state' | 'result' | 'fileName'> & {
  tool: ToolDefinition
  spec: Pick<ToolPageSpec, 'kind' | 'copyLabel' | 'messages' | 'wishes' | 'measured' | 'download'>
  labelOf: (field: string) => string
  /** Refine, Regenerate and other buttons of the page, given the text that is shown. */
  renderActions?: (text: string) => ReactNode
  /** Cells of the title block before words and characters. */
  cells?: readonly TitleBlockCell[]
  /** Cards, a timeline, drawn layouts above the text. */
  Picture?: ComponentType<PictureProps<never, never>> | undefined
  /** Panels of the page, given what is shown; they and the notes stand beside the text where there is room. */
  renderAside?: (shown: RenderedPlan, plan: unknown, input: unknown) => ReactNode
  addressOf?: ((field: string) => string) | undefined
  onRepeat: () => void
  heading?: 'h2' | 'h3'
}

/** A result: copy, what can be changed and where to take it, what there is to know about it, and its text. */
export function ResultView(props: ResultViewProps) {
  const { tool, bench, state, result, spec, Picture, heading = 'h3' } = props
  const { kind, messages } = spec
  const { live, comparison } = state
  const { slug } = tool.card
  const showToast = useToast()
  const [open, setOpen] = useState<Fold>()
  const [unmet, setUnmet] = useState(state.unmet)
  const shown = useShown(bench, state, result)
  const { text, rendered, isLive } = shown
  // A change that nobody made can be taken to a chat from there, wherever on the page it was asked for.
  if (state.unmet !== unmet) {
    setUnmet(state.unmet)
    if (state.unmet) setOpen('change')
  }

  const tellCopyFailed = () => showToast({ variant: 'destructive', ...messages.copyFailed })
  const tellCopied = () => {
    track('prompt_copied', { tool_id: slug, how: 'button' })
    if (messages.copied) showToast(messages.copied)
  }
  const ownChat = (
    <OwnChatPanel
      tool={tool}
      bench={bench}
      result={result}
      wish={state.unmet?.wish}
      onCopyFailed={tellCopyFailed}
      heading={heading}
    />
  )

  if (comparison) return <CompareView bench={bench} comparison={comparison} slug={slug} heading={heading} />
  if (text === '' && !live)
    return (
      <div>
        <p className="measure">
          {result.engine?.sentence ?? texts.needsModel} {texts.requestIsComplete}
        </p>
        {result.request === undefined ? null : <UseOwnModel onAsk={props.onRepeat} />}
        {ownChat}
      </div>
    )

  const notes = <NoteList notes={shown.notes} addressOf={props.addressOf} />
  const aside = rendered && !live ? props.renderAside?.(rendered, shown.plan, shown.input) : undefined
  return (
    <BesideText aside={aside} notes={notes}>
      <TitleBlock
        cells={[
          ...(props.cells ?? [{ label: texts.result, value: kind, isWide: true }]),
          ...sizeOf(shown, spec.measured),
        ]}
      />
      <div className="mt-4">
        {live ? (
          <LiveBar live={live} onStop={bench.stop} />
        ) : (
          <ResultActions
            {...props}
            shown={shown}
            ownChat={ownChat}
            onCopied={tellCopied}
            onCopyFailed={tellCopyFailed}
            open={open}
            onOpen={setOpen}
          >
            {props.renderActions?.(text)}
            <DialectDownload download={spec.download} shown={shown} />
            {rendered === undefined ? (
              <Button variant="secondary" onClick={props.onRepeat}>
                {texts.makeItAgain}
              </Button>
            ) : null}
          </ResultActions>
        )}
      </div>
      {aside ? (
        <a
          href="#beside"
          className="mt-3 inline-block py-2 text-blue underline underline-offset-2 lg:hidden"
          data-print="hide"
        >
          {shown.notes.length > 0 ? texts.notesSizeAndFiles(shown.notes.length) : texts.sizeAndFiles}
        </a>
      ) : null}
      <LostEdits items={state.conflicts} bench={bench} />
      {props.renderAside ? null : notes}
      {rendered && Picture ? (
        <div className="mt-5">
          <Picture
            plan={shown.plan as never}
            input={shown.input as never}
            onEdit={(id, text) => void bench.edit(id, text)}
            onRewrite={isLive ? undefined : (part) => void bench.change({ part })}
            onWish={isLive ? undefined : (wish) => void bench.change({ wishes: [wish] })}
          />
        </div>
      ) : null}
      <div className="mt-5">
        <ResultText {...{ bench, state, shown, slug, kind }} labelOf={props.labelOf} />
      </div>
      {live ? null : (
        <>
          <WrittenBy engine={result.engine} onTryAgain={props.onRepeat} />
          {result.history === 'not-saved' ? <NotSavedNote onSave={() => bench.save(result.id)} /> : null}
          <Unread pieces={result.unread} />
          {rendered && !state.unmet ? <FoldedOwnChat>{ownChat}</FoldedOwnChat> : null}
        </>
      )}
    </BesideText>
  )
}

type BesideTextProps = { aside: ReactNode; notes: ReactNode; children: ReactNode }

/** What goes with the text, beside it where there is room. */
function BesideText({ aside, notes, children }: BesideTextProps) {
  if (!aside) return <div className="min-w-0">{children}</div>
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0">{children}</div>
      <div
        ref={fitWindow}
        id="beside"
        tabIndex={-1}
        className="min-w-0 self-start outline-none lg:sticky lg:top-22"
      >
        {notes}
        {aside}
      </div>
    </div>
  )
}

function sizeOf({ input, text: result }: Shown, measured: ToolPageSpec['measured']): TitleBlockCell[] {
  const given = measured?.textOf(input)
  const [text, labels] = measured && given !== undefined ? [given, measured] : [result, texts]
  return [
    { label: labels.words, value: countWords(text).toLocaleString('en-US') },
    { label: labels.characters, value: [...text].length.toLocaleString('en-US') },
  ]
}
