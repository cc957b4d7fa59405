import { useMemo, type ReactNode } from 'react'
import { useMatches } from 'react-router'
import { Button } from '#ui/button.tsx'
import { track } from '#shared/track.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { siteFacts } from '#ui/page-meta.ts'
import { Tabs } from '#ui/tabs.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { useToast } from '#ui/toast-context.ts'
import { downloadFile } from '../download-file.ts'
import type { AnswerParts } from './answer.ts'
import { fileSlug } from './file-slug.ts'
import { HandOffPanel } from './hand-off-panel.tsx'
import { NotSavedNote } from './not-saved-note.tsx'
import { NoteList } from './note-list.tsx'
import { PromptSheet } from './prompt-sheet.tsx'
import { measureText } from './text-size.ts'
import type { Result } from './result-store.ts'
import type { DraftShape } from './tool-draft.ts'
import type { Workbench } from './use-workbench.ts'

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
  children,
}: ResultSheetProps<Draft, Answer>) {
  const showToast = useToast()
  const { appName } = siteFacts(useMatches())
  const { variants, notes, composedBy } = result.answer
  const variant = variants.find(({ id }) => id === bench.history.variant) ?? variants[0]
  const text = variant?.text ?? ''
  const size = useMemo(() => measureText(text), [text])
  if (variant === undefined) return null

  const fileName = `${fileSlug(bench.ideaOf(result.draft))}-${bench.slug}`
  const tellCopyFailed = () => showToast({ variant: 'destructive', ...bench.messages.copyFailed })
  const tellCopied = () => {
    track('prompt_copied', { tool_id: bench.slug, how: 'button' })
    if (bench.messages.copied) showToast(bench.messages.copied)
  }
  const sheet = (
    <>
      {variant.settings ? (
        <p className="mb-3 text-sm">
          <span className="label-mono mr-2 text-muted">Settings</span>
          {variant.settings}
        </p>
      ) : null}
      <PromptSheet
        prompt={text}
        slug={bench.slug}
        label={`${kind}: ${variant.name}`}
        isProse={variant.id === prose}
      />
    </>
  )

  return (
    <div>
      <TitleBlock
        cells={[
          { label: 'Drawing', value: kind, isWide: true },
          { label: 'Words', value: size.words.toLocaleString('en-US') },
          { label: 'Characters', value: size.characters.toLocaleString('en-US') },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text} label={copyLabel} onCopied={tellCopied} onFailed={tellCopyFailed} />
        {actions}
      </div>
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
      {composedBy === 'composer' ? (
        <p className="mt-2 text-sm text-muted">Composed by {appName}'s own rules, without a model.</p>
      ) : null}
      {result.answer.history === 'not-saved' ? (
        <NotSavedNote
          toolSlug={bench.slug}
          input={result.draft}
          output={result.answer}
          onSaved={() => bench.replaceAnswer(result.id, { ...result.answer, history: 'saved' })}
        />
      ) : null}
      <NoteList notes={notes} />
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
