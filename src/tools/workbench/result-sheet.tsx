import { Suspense, useMemo, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { track } from '#shared/track.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { useToast } from '#ui/toast-context.ts'
import { downloadFile } from '../download-file.ts'
import type { AnswerParts } from './answer.ts'
import { fileSlug } from './file-slug.ts'
import { HandOffPanel } from './hand-off-panel.tsx'
import { NotSavedNote } from './not-saved-note.tsx'
import { NoteList } from './note-list.tsx'
import { measureText } from './text-size.ts'
import type { Result } from './result-store.ts'
import type { DraftShape } from './tool-draft.ts'
import type { Workbench } from './use-workbench.ts'
import { lazyPart } from './writing/lazy-part.ts'
import { LiveBar } from './writing/live-bar.tsx'
import { PartialNote } from './writing/partial-note.tsx'
import { ResultText } from './writing/result-text.tsx'
import { shownText } from './writing/shown-text.ts'
import { WrittenBy } from './writing/written-by.tsx'
import { isPartial, withoutTrace } from './writing/written.ts'

const ChangePanel = lazyPart(() => import('./writing/change-panel.tsx').then((module) => module.ChangePanel))
const CompareView = lazyPart(() => import('./writing/compare-view.tsx').then((module) => module.CompareView))

type ResultSheetProps<Draft extends DraftShape, Answer extends AnswerParts> = {
  bench: Workbench<Draft, Answer>
  result: Result<Draft, Answer>
  /** In the title block: "Video prompt". */
  kind: string
  copyLabel?: string
  /** Id of the variant that is for reading: a story. */
  prose?: string
  /** Refine, Regenerate: `Button`s with `variant="secondary"`. */
  actions?: ReactNode
  /** A few wishes that fit this result, to begin with: "shorter". Undefined where nothing can be asked of it. */
  wishes?: readonly string[]
  /** Headings of its parts, when the answer is made of parts that can be written anew one by one. */
  partsOf?: (answer: Answer) => readonly string[] | undefined
  /** Drawings above the text. */
  children?: ReactNode
}

/** The inked drawing: title block, text in the chosen dialect, copy, downloads, notes and where to take it. */
export function ResultSheet<Draft extends DraftShape, Answer extends AnswerParts>({
  bench,
  result,
  kind,
  copyLabel = 'Copy Prompt',
  actions,
  prose,
  wishes,
  partsOf,
  children,
}: ResultSheetProps<Draft, Answer>) {
  const showToast = useToast()
  const { live, comparison } = bench
  const { notes, composedBy, engine, before } = result.answer
  // The draft has its own button beside the text.
  const variants = before ? result.answer.variants.filter(({ id }) => id !== 'draft') : result.answer.variants
  const variant = variants.find(({ id }) => id === bench.history.variant) ?? variants[0]
  const text = variant?.text ?? ''
  const parts = useMemo(() => partsOf?.(result.answer), [partsOf, result.answer])
  const size = useMemo(() => measureText(text), [text])
  if (variant === undefined) return null

  const fileName = `${fileSlug(bench.ideaOf(result.draft))}-${bench.slug}`
  const tellCopyFailed = () => showToast({ variant: 'destructive', ...bench.messages.copyFailed })
  const tellCopied = () => {
    track('prompt_copied', { tool_id: bench.slug, how: 'button' })
    if (bench.messages.copied) showToast(bench.messages.copied)
  }
  const rewriteSection = (section: string) => void bench.rewrite({ section })
  const titleBlock = (
    <TitleBlock
      cells={[
        { label: 'Drawing', value: kind, isWide: true },
        { label: 'Words', value: size.words.toLocaleString('en-US') },
        { label: 'Characters', value: size.characters.toLocaleString('en-US') },
      ]}
    />
  )

  if (comparison || live?.isBeside) {
    return (
      <div>
        {titleBlock}
        <div className="my-4">{live ? <LiveBar live={live} onStop={bench.stop} /> : null}</div>
        <Suspense>
          <CompareView
            slug={bench.slug}
            first={versionOf(comparison?.first ?? result)}
            second={comparison && versionOf(comparison.second)}
            live={live}
            onChoose={bench.choose}
          />
        </Suspense>
      </div>
    )
  }

  const sheet = (
    <>
      {variant.settings ? (
        <p className="mb-3 text-sm">
          <span className="label-mono mr-2 text-muted">Settings</span>
          {variant.settings}
        </p>
      ) : null}
      <ResultText
        key={result.id}
        text={text}
        slug={bench.slug}
        label={`${kind}: ${variant.name}`}
        isProse={variant.id === prose}
        isMain={variant === variants[0]}
        before={before}
        live={live}
        onRewriteSection={wishes ? rewriteSection : undefined}
        parts={parts}
        onUseBefore={parts ? undefined : bench.useDraft}
      />
    </>
  )

  return (
    <div>
      {titleBlock}
      <div className="mt-4 flex flex-wrap gap-2">
        {live ? (
          <LiveBar live={live} onStop={bench.stop} />
        ) : (
          <>
            <CopyButton text={text} label={copyLabel} onCopied={tellCopied} onFailed={tellCopyFailed} />
            {actions}
          </>
        )}
      </div>
      {!live && engine && isPartial(result.answer) ? (
        <PartialNote
          engine={engine}
          isChange={before?.kind === 'earlier'}
          onUseBefore={bench.useDraft}
          onTryAgain={() => void bench.writeAgain()}
        />
      ) : null}
      {children ? <div className="mt-5">{children}</div> : null}
      <div className="mt-5">
        {variants.length > 1 ? (
          <Tabs
            label="Written for"
            tabs={variants.map(({ id, name }) => ({ value: id, label: name }))}
            value={variant.id}
            onChange={bench.chooseVariant}
          >
            {sheet}
          </Tabs>
        ) : (
          sheet
        )}
      </div>
      {live || isPartial(result.answer) ? null : <WrittenBy engine={engine} composedBy={composedBy} />}
      {result.answer.history === 'not-saved' ? (
        <NotSavedNote
          toolSlug={bench.slug}
          input={result.draft}
          output={withoutTrace(result.answer)}
          onSaved={() => bench.replaceAnswer(result.id, { ...result.answer, history: 'saved' })}
        />
      ) : null}
      <NoteList notes={notes} />
      {wishes ? (
        <Suspense>
          <ChangePanel
            key={result.id}
            chips={wishes}
            isBusy={bench.state.phase === 'loading'}
            unchanged={bench.unchanged}
            onWish={(wish) => void bench.rewrite(wish)}
          />
        </Suspense>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          className="min-h-11"
          onClick={() => downloadFile(`${fileName}.md`, text, 'text/markdown;charset=utf-8')}
        >
          <Icon name="download" className="size-4" />
          Markdown
        </Button>
        <Button
          variant="quiet"
          size="small"
          className="min-h-11"
          onClick={() => downloadFile(`${fileName}.txt`, text, 'text/plain;charset=utf-8')}
        >
          <Icon name="download" className="size-4" />
          Text
        </Button>
        <Button variant="quiet" size="small" className="min-h-11" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {variant.handOff.length > 0 ? (
        <div className="mt-6" data-print="hide">
          <HandOffPanel
            key={variant.id}
            prompt={text}
            chosen={variant.handOff}
            onCopyFailed={tellCopyFailed}
          />
        </div>
      ) : null}
    </div>
  )
}

function versionOf({ id, answer }: Result<DraftShape, AnswerParts>): { id: string; text: string } {
  return { id, text: shownText(answer) }
}
