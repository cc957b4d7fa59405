import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { downloadFile } from '#tools/download-file.ts'
import { findHandOffTarget, handOffTargetsFor, type HandOffTargetId } from '#tools/hand-off.ts'
import { fileSlug } from '#tools/workbench/file-slug.ts'
import { HandOffPanel } from '#tools/workbench/hand-off-panel.tsx'
import { NotSavedNote } from '#tools/workbench/not-saved-note.tsx'
import { PromptSheet } from '#tools/workbench/prompt-sheet.tsx'
import { measureText } from '#tools/workbench/text-size.ts'
import { useIsSignedIn } from '#tools/workbench/use-is-signed-in.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { track } from '#shared/track.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { useToast } from '#ui/toast-context.ts'
import { answerLabel } from '../answer-label.ts'
import type { StoredResult } from '../draft-storage.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { FilePanel } from './file-panel.tsx'
import { NextSteps } from './next-steps.tsx'
import { OutdatedNote } from './outdated-note.tsx'
import type { ResultStore } from './result-store.ts'
import { TargetPanel } from './target-panel.tsx'
import { useAnswer } from './use-answer.ts'
import { useCompile } from './use-compile.ts'

/** The inked drawing: prompt on the left, what to do with it on the right. */
export function ResultView({ result, store }: { result: StoredResult; store: ResultStore }) {
  const { form, generatedPrompt, outdated } = result
  const [isAsking, setIsAsking] = useState(false)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const showToast = useToast()
  const answer = useAnswer(result)
  const compile = useCompile(store)
  const size = useMemo(() => measureText(generatedPrompt), [generatedPrompt])
  const targets = useMemo(() => {
    const ids = handOffTargetsFor(form.platform)
    const isChosen = (id: HandOffTargetId) => findHandOffTarget(id).platform === form.platform
    return { chosen: ids.filter(isChosen), others: ids.filter((id) => !isChosen(id)) }
  }, [form.platform])
  const slug = fileSlug(form.projectName)
  const target =
    form.platform === '' || form.platform === 'other' ? '' : answerLabel('platform', form.platform)

  const tellCopyFailed = () => {
    showToast({
      title: 'Copy failed',
      description: 'Unable to copy to clipboard. Please try again.',
      variant: 'destructive',
    })
  }
  const startNew = () => {
    store.clear()
    void navigate('/generate')
  }

  return (
    <>
      <TitleBlock
        className="mt-3"
        cells={[
          { label: 'Project', value: form.projectName.trim() || '–', isWide: true },
          { label: 'Type', value: answerLabel('projectType', form.projectType) },
          { label: 'Target', value: answerLabel('platform', form.platform) },
          { label: 'Words', value: size.words.toLocaleString('en-US') },
          { label: 'Characters', value: size.characters.toLocaleString('en-US') },
          {
            label: 'Tokens, about',
            value: size.tokens.toLocaleString('en-US'),
            className: 'max-sm:col-span-2',
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton
          text={generatedPrompt}
          label="Copy Prompt"
          onCopied={() => track('prompt_copied', { tool_id: 'developer-prompt', how: 'button' })}
          onFailed={tellCopyFailed}
        />
        <LinkButton to="/generate" variant="secondary">
          <Icon name="pencil" />
          Edit Details
        </LinkButton>
        {isSignedIn ? (
          <LinkButton to="/history" variant="secondary">
            View History
          </LinkButton>
        ) : null}
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          <Icon name="plus" />
          Start New Prompt
        </Button>
        <Button
          variant="quiet"
          onClick={() => downloadFile(`${slug}-brief.md`, generatedPrompt, 'text/markdown;charset=utf-8')}
        >
          <Icon name="download" />
          Download as Markdown
        </Button>
      </div>
      {answer?.composedBy === 'composer' ? (
        <p className="mt-3 text-sm text-muted">
          Written from your answers by our composer, by fixed rules and without an AI model.
        </p>
      ) : null}
      {answer?.history === 'not-saved' ? (
        <NotSavedNote
          toolSlug="developer-prompt"
          input={form}
          output={answer}
          onSaved={() => store.replace(form, { ...answer, history: 'saved' })}
        />
      ) : null}
      {outdated ? <OutdatedNote form={form} compile={compile} /> : null}
      <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <PromptSheet prompt={generatedPrompt} slug="developer-prompt" />
        <div className="grid content-start gap-7 self-start lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:-mr-3 lg:overflow-y-auto lg:pr-3 lg:pb-2">
          <HandOffPanel
            prompt={generatedPrompt}
            compact={answer?.compact ?? ''}
            chosen={targets.chosen}
            others={targets.others}
            onCopyFailed={tellCopyFailed}
          />
          <TargetPanel form={form} compile={compile} />
          <ChecksPanel checks={answer?.checks} form={form} />
          {answer && answer.files.length > 0 ? <FilePanel files={answer.files} packName={slug} /> : null}
          <NextSteps tool={target} />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Start a new prompt?"
        confirmLabel="Start new"
        cancelLabel="Keep this one"
        isDestructive
        onConfirm={startNew}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Your answers and this prompt are removed from this browser. Copy or download the prompt first to
          keep it.
        </p>
      </ConfirmDialog>
    </>
  )
}
