import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { track } from '#shared/track.ts'
import { Callout } from '#ui/callout.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TitleBlock, type TitleBlockCell } from '#ui/title-block.tsx'
import { useToast } from '#ui/toast-context.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { planItems } from '../../contract/edit-plan.ts'
import { renderedText } from '../../contract/rendered.ts'
import { downloadFile } from '../../download-file.ts'
import { findHandOffTarget } from '../../hand-off.ts'
import type { Bench, BenchState } from '../bench/bench.ts'
import type { BenchResult } from '../bench/bench-result.ts'
import { HandOffPanel } from '../hand-off-panel.tsx'
import { measureText } from '../text-size.ts'
import type { ToolMessages, ToolPageSpec } from '../tool-page-spec.ts'
import { ChangePanel } from './change-panel.tsx'
import { CompareView } from './compare-view.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { lazyPart } from './lazy-part.ts'
import { LiveBar } from './live-bar.tsx'
import { LostEdits } from './lost-edits.tsx'
import { NotSavedNote } from './not-saved-note.tsx'
import { NoteList } from './note-list.tsx'
import { PlainText } from './plain-text.tsx'
import { PlanText } from './plan-text.tsx'
import { SourceBar } from './source-bar.tsx'
import type { RenderedPlan } from '../../plan-text.ts'
import { UseOwnModel } from './use-own-model.tsx'
import { useRendered } from './use-rendered.ts'
import { useSourceView } from './use-source-view.ts'
import { WrittenBy } from './written-by.tsx'

const OwnChatPanel = lazyPart(() =>
  import('../own-chat/own-chat-panel.tsx').then((module) => module.OwnChatPanel),
)

export type ResultViewProps = {
  tool: ToolDefinition
  bench: Bench
  state: BenchState
  result: BenchResult
  /** In the title block and labels: "Video prompt". */
  kind: string
  copyLabel: string
  messages: Pick<ToolMessages, 'copied' | 'copyFailed'>
  wishes: readonly string[]
  fileName: string
  labelOf: (field: string) => string
  /** Refine, Regenerate and other buttons of the page, given the text that is shown. */
  renderActions?: (text: string) => ReactNode
  /** Cells of the title block before words and characters. */
  cells?: readonly TitleBlockCell[]
  /** Cards, a timeline, drawn layouts above the text. */
  renderPicture?: (shown: { plan: unknown; input: unknown; isLive: boolean }) => ReactNode
  /** Panels of the page, given what is shown; with them hand-over and notes stand beside the text where there is room. */
  renderAside?: (shown: RenderedPlan, plan: unknown, input: unknown) => ReactNode
  download?: ToolPageSpec['download']
  addressOf?: (field: string) => string
  onRepeat: () => void
  heading?: 'h2' | 'h3'
}

/** A result: its text in the chosen dialect, copy, what can be changed, notes, and where to take it. */
export function ResultView(props: ResultViewProps) {
  const { tool, bench, state, result, kind, messages, heading = 'h3' } = props
  const { live, comparison } = state
  const showToast = useToast()
  const view = useSourceView()
  const [opened, setOpened] = useState<string>()
  const input = useMemo(() => bench.core.input.safeParse(result.input).data, [bench, result.input])
  const isLive = live !== undefined && !live.isBeside
  const plan = isLive ? (live.plan ?? (live.part === undefined ? undefined : result.plan)) : result.plan
  const shown = useRendered(bench.core, plan, isLive ? live.input : result.input, result.dialect)
  const legacy = result.text ?? ''
  const text = shown?.text ?? legacy
  const notes = useMemo(
    () =>
      isLive || plan === undefined || input === undefined || !shown ? [] : bench.core.notes(plan, input),
    [bench, isLive, plan, input, shown],
  )
  const parts = useMemo(() => (shown ? bench.core.parts(plan) : []), [bench, plan, shown])
  const item = useMemo(() => planItems(plan).find(({ id }) => id === opened), [plan, opened])

  const tellCopyFailed = () => showToast({ variant: 'destructive', ...messages.copyFailed })
  const tellCopied = () => {
    track('prompt_copied', { tool_id: tool.card.slug, how: 'button' })
    if (messages.copied) showToast(messages.copied)
  }
  const ownChat = (wish: BenchState['unmetWish']) => (
    <Suspense>
      <OwnChatPanel
        tool={tool}
        bench={bench}
        result={result}
        wish={wish}
        onCopyFailed={tellCopyFailed}
        heading={heading}
      />
    </Suspense>
  )

  if (comparison)
    return <Comparison bench={bench} comparison={comparison} slug={tool.card.slug} heading={heading} />

  if (text === '' && !isLive)
    return (
      <div>
        <p className="measure">
          {result.engine?.sentence ?? 'This needs a model, and none is connected here.'} The request below is
          complete: any chat can answer it, and the answer becomes a result like any other.
        </p>
        {result.request === undefined ? null : <UseOwnModel onAsk={props.onRepeat} />}
        {ownChat(undefined)}
      </div>
    )

  const noteList = <NoteList notes={notes} {...(props.addressOf ? { addressOf: props.addressOf } : {})} />
  const handOff =
    shown && shown.dialect.handOff.length > 0 && !live ? (
      <div className="mt-6" data-print="hide">
        <HandOffPanel
          key={shown.dialect.id}
          prompt={text}
          {...targetsOf(shown.dialect)}
          onCopyFailed={tellCopyFailed}
        />
      </div>
    ) : null
  const beside = shown && input !== undefined && !live ? props.renderAside?.(shown, plan, input) : undefined

  const main = (
    <div className="min-w-0">
      <SizeBlock kind={kind} text={text} cells={props.cells} />
      <div className="mt-4 flex flex-wrap gap-2">
        {live ? (
          <LiveBar live={live} onStop={bench.stop} />
        ) : (
          <>
            <CopyButton text={text} label={props.copyLabel} onCopied={tellCopied} onFailed={tellCopyFailed} />
            {props.renderActions?.(text)}
            <DialectDownload download={props.download} shown={shown} plan={plan} input={input} />
          </>
        )}
      </div>
      <LostEdits items={state.conflicts} onUndo={bench.undo} />
      {shown && props.renderPicture ? (
        <div className="mt-5">
          {props.renderPicture({ plan, input: isLive ? live.input : input, isLive })}
        </div>
      ) : null}
      <div className="mt-5">
        <DialectTabs shown={shown} onChoose={bench.chooseDialect}>
          {shown?.settings ? (
            <p className="mb-3 text-sm">
              <span className="label-mono mr-2 text-muted">Settings</span>
              {shown.settings}
            </p>
          ) : null}
          {shown && !live ? (
            <SourceBar
              view={view}
              canUndo={state.canUndo}
              canRedo={state.canRedo}
              onUndo={bench.undo}
              onRedo={bench.redo}
            />
          ) : null}
          {shown ? (
            <PlanText
              rendered={shown.rendered}
              slug={tool.card.slug}
              label={`${kind}: ${shown.dialect.name}`}
              isProse={shown.dialect.isProse === true}
              isBusy={isLive}
              hasMarks={view.hasMarks && !live}
              onlyMine={view.onlyMine && !live}
              onOpenItem={live ? undefined : setOpened}
              parts={parts}
              onRewrite={live ? undefined : (part) => void bench.change({ part })}
            />
          ) : isLive ? (
            <p className="construction bg-surface px-4 py-5 text-muted">
              The text appears here part by part.
            </p>
          ) : (
            <PlainText text={text} slug={tool.card.slug} label={kind} />
          )}
        </DialectTabs>
      </div>
      {live ? null : <WrittenBy engine={result.engine} onTryAgain={props.onRepeat} />}
      {result.history === 'not-saved' && !live ? <NotSavedNote onSave={() => bench.save(result.id)} /> : null}
      {live ? null : <Unread texts={result.unread} />}
      {props.renderAside ? null : noteList}
      {shown === undefined ? (
        live ? null : (
          <p className="mt-4">
            <Button variant="secondary" onClick={props.onRepeat}>
              Make it again
            </Button>
          </p>
        )
      ) : (
        <>
          <ChangePanel
            key={result.id}
            heading={heading}
            chips={props.wishes}
            wishes={result.wishes}
            isBusy={state.phase === 'working'}
            unchanged={state.unchanged}
            onWish={(wish) => void bench.change(wish)}
            onDropWish={bench.dropWish}
          />
          {live ? null : state.unmetWish ? (
            ownChat(state.unmetWish)
          ) : (
            <FoldedOwnChat>{ownChat(undefined)}</FoldedOwnChat>
          )}
        </>
      )}
      <Downloads fileName={props.fileName} text={text} />
      {props.renderAside ? null : handOff}
      <ItemDialog
        item={item}
        labelOf={props.labelOf}
        onClose={() => setOpened(undefined)}
        onEdit={bench.edit}
        onRemove={bench.remove}
        onKeep={bench.keep}
      />
    </div>
  )
  if (!props.renderAside) return main
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      {main}
      <div className="min-w-0 self-start lg:sticky lg:top-22 lg:-mt-3 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pb-2">
        {handOff}
        {noteList}
        {beside}
      </div>
    </div>
  )
}

function SizeBlock({
  kind,
  text,
  cells = [],
}: {
  kind: string
  text: string
  cells?: readonly TitleBlockCell[] | undefined
}) {
  const size = useMemo(() => measureText(text), [text])
  return (
    <TitleBlock
      cells={[
        ...(cells.length > 0 ? cells : [{ label: 'Result', value: kind, isWide: true }]),
        { label: 'Words', value: size.words.toLocaleString('en-US') },
        { label: 'Characters', value: size.characters.toLocaleString('en-US') },
      ]}
    />
  )
}

function DialectTabs({
  shown,
  onChoose,
  children,
}: {
  shown: RenderedPlan | undefined
  onChoose: (id: string) => void
  children: ReactNode
}) {
  if (!shown || shown.dialects.length < 2) return children
  return (
    <Tabs
      label="Written for"
      tabs={shown.dialects.map(({ id, name }) => ({ value: id, label: name }))}
      value={shown.dialect.id}
      onChange={onChoose}
    >
      {children}
    </Tabs>
  )
}

type DialectDownloadProps = {
  download: ToolPageSpec['download']
  shown: RenderedPlan | undefined
  plan: unknown
  input: unknown
}

function DialectDownload({ download, shown, plan, input }: DialectDownloadProps) {
  const dialect = shown?.dialects.find(({ id }) => id === download?.dialect)
  if (!download || !dialect) return null
  const text = () => renderedText(dialect.render(plan, input))
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
function Unread({ texts = [] }: { texts: readonly string[] | undefined }) {
  if (texts.length === 0) return null
  return (
    <Callout className="mt-4" tone="blue" title="This part of the answer has no place in the result">
      {texts.map((text) => (
        <p key={text} className="mt-1 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </Callout>
  )
}

function FoldedOwnChat({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="mt-6 border-t border-line pt-3"
      data-print="hide"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 py-2 font-semibold">Have it written by your own chat</summary>
      {isOpen ? children : null}
    </details>
  )
}

function Downloads({ fileName, text }: { fileName: string; text: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2" data-print="hide">
      {[
        { name: 'Markdown', ending: 'md', type: 'text/markdown;charset=utf-8' },
        { name: 'Text', ending: 'txt', type: 'text/plain;charset=utf-8' },
      ].map(({ name, ending, type }) => (
        <Button
          key={ending}
          variant="quiet"
          size="small"
          className="min-h-11"
          onClick={() => downloadFile(`${fileName}.${ending}`, text, type)}
        >
          <Icon name="download" className="size-4" />
          {name}
        </Button>
      ))}
      <Button variant="quiet" size="small" className="min-h-11" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}

type ComparisonProps = {
  bench: Bench
  comparison: NonNullable<BenchState['comparison']>
  slug: string
  heading: 'h2' | 'h3'
}

function Comparison({ bench, comparison: { first, second }, slug, heading }: ComparisonProps) {
  const before = useRendered(bench.core, first.plan, first.input, first.dialect)
  const after = useRendered(bench.core, second.plan, second.input, first.dialect)
  return (
    <CompareView
      slug={slug}
      heading={heading}
      first={before?.text ?? ''}
      second={after?.text ?? ''}
      onChoose={bench.choose}
    />
  )
}

/** Of several receivers the one that the text is written for stands first, and the others are folded. */
function targetsOf({ id, handOff }: RenderedPlan['dialect']) {
  const chosen = handOff.filter((target) => findHandOffTarget(target).platform === id)
  if (chosen.length === 0) return { chosen: handOff }
  return { chosen, others: handOff.filter((target) => !chosen.includes(target)) }
}
