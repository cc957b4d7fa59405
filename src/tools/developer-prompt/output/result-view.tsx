import { Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { downloadFile } from '#tools/download-file.ts'
import { findHandOffTarget, handOffTargetsFor, type HandOffTargetId } from '#tools/hand-off.ts'
import { fileSlug } from '#tools/workbench/file-slug.ts'
import { HandOffPanel } from '#tools/workbench/hand-off-panel.tsx'
import { NotSavedNote } from '#tools/workbench/not-saved-note.tsx'
import { measureText } from '#tools/workbench/text-size.ts'
import { useIsSignedIn } from '#tools/workbench/use-is-signed-in.ts'
import { lazyPart } from '#tools/workbench/writing/lazy-part.ts'
import { LiveBar } from '#tools/workbench/writing/live-bar.tsx'
import { PartialNote } from '#tools/workbench/writing/partial-note.tsx'
import { ResultText } from '#tools/workbench/writing/result-text.tsx'
import { WrittenBy } from '#tools/workbench/writing/written-by.tsx'
import { isPartial, withoutTrace } from '#tools/workbench/writing/written.ts'
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
import { promptRun } from './prompt-run.ts'
import type { ResultStore } from './result-store.ts'
import { TargetPanel } from './target-panel.tsx'
import { useAnswer } from './use-answer.ts'
import { useCompile } from './use-compile.ts'
import { usePromptWriting } from './use-prompt-writing.ts'

const ChangePanel = lazyPart(() =>
  import('#tools/workbench/writing/change-panel.tsx').then((module) => module.ChangePanel),
)
const CompareView = lazyPart(() =>
  import('#tools/workbench/writing/compare-view.tsx').then((module) => module.CompareView),
)

/** Changes to begin with, as they stand below the prompt. */
const wishes = ['shorter', 'add payments', 'add an admin area', 'simpler data model', 'more tests']

/** The inked drawing: prompt on the left, what to do with it on the right. */
export function ResultView({ result, store }: { result: StoredResult; store: ResultStore }) {
  const { form, generatedPrompt, outdated } = result
  const [isAsking, setIsAsking] = useState(false)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const showToast = useToast()
  const answer = useAnswer(result)
  const writing = usePromptWriting(result, store)
  const { live, comparison } = writing
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
    promptRun.drop()
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
      <p role="status" className="sr-only">
        {live ? (live.isWriting ? 'A model is writing.' : 'A model is asked.') : null}
      </p>
      {live ? (
        <div className="mt-4">
          <LiveBar live={live} onStop={writing.stop} />
        </div>
      ) : answer?.engine && isPartial(answer) ? (
        <PartialNote
          engine={answer.engine}
          isChange={answer.before?.kind === 'earlier'}
          onUseBefore={writing.useBefore}
          onTryAgain={writing.writeAgain}
        />
      ) : answer ? (
        <WrittenBy engine={answer.engine} composedBy={answer.composedBy} />
      ) : null}
      {answer?.history === 'not-saved' ? (
        <NotSavedNote
          toolSlug="developer-prompt"
          input={form}
          output={withoutTrace(answer)}
          onSaved={() => store.replace(form, { ...answer, history: 'saved' })}
        />
      ) : null}
      {outdated ? <OutdatedNote form={form} compile={compile} /> : null}
      <div className="mt-5 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="min-w-0">
          {comparison || live?.isBeside ? (
            <Suspense>
              <CompareView
                heading="h2"
                slug="developer-prompt"
                first={{ id: 'a', text: comparison?.first.generatedPrompt ?? generatedPrompt }}
                second={comparison && { id: 'b', text: comparison.second.generatedPrompt }}
                live={live}
                onChoose={(id) => {
                  if (comparison) writing.choose(id === 'a' ? comparison.first : comparison.second)
                }}
              />
            </Suspense>
          ) : (
            <>
              <ResultText
                text={generatedPrompt}
                slug="developer-prompt"
                label="Generated prompt"
                isMain
                before={answer?.before}
                live={live}
                onRewriteSection={(section) => writing.rewrite({ section })}
                onUseBefore={writing.useBefore}
              />
              <Suspense>
                <ChangePanel
                  heading="h2"
                  chips={wishes}
                  isBusy={writing.isBusy}
                  unchanged={writing.unchanged}
                  onWish={writing.rewrite}
                />
              </Suspense>
            </>
          )}
        </div>
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
