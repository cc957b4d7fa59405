import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Bench } from '#tools/workbench/bench/bench.ts'
import type { BenchState } from '#tools/workbench/bench/bench-store.ts'
import type { BenchResult, Shelf } from '#tools/workbench/bench/bench-result.ts'
import type { DraftStore } from '#ui/draft-store.ts'
import { fileSlug } from '#shared/text/file-slug.ts'
import { GenerationFailure } from '#tools/workbench/result/generation-failure.tsx'
import { ResultHistory } from '#tools/workbench/result/result-history.tsx'
import { ResultView } from '#tools/workbench/result/result-view.tsx'
import { useSend } from '#tools/workbench/page/use-send.ts'
import { allResultsRemoved, resultRemoved } from '#tools/workbench/page/use-tool-page.texts.ts'
import { askingAModel, modelWriting, resultReady } from '#tools/workbench/tool-page.texts.ts'
import { useIsSignedIn } from '#tools/workbench/use-is-signed-in.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { UndoCallout } from '#ui/undo-callout.tsx'
import { answerLabels } from '../answer-label.ts'
import { fieldGuide } from '../field-guide.ts'
import { isField, onlyAsked, platforms, readPromptDraft, type PromptDraft } from '../form-rules.ts'
import { nameIn, type BriefPlan } from '../plan.ts'
import { tool } from '../tool.ts'
import { findProblems, firstOpenStep, stepAddress, stepOfField } from '../wizard/wizard-steps.ts'
import { Beside } from './beside.tsx'
import { cellNames, editsStayBehind, failedMessage, messages, startNewPrompt } from './messages.texts.ts'
import * as texts from './output-result.texts.ts'

type OutputResultProps = {
  bench: Bench
  state: BenchState
  result: BenchResult | undefined
  drafts: DraftStore<PromptDraft>
  draft: PromptDraft
  /** Where there is no result. */
  empty: ReactNode
}

/** The prompt, and what can be done with it. */
export function OutputResult({ bench, state, result, drafts, draft, empty }: OutputResultProps) {
  const navigate = useNavigate()
  const isSignedIn = useIsSignedIn()
  const [isAsking, setIsAsking] = useState(false)
  const { send } = useSend({ messages }, async () => bench)
  const { failure, live } = state
  const [removed, setRemoved] = useState<{ message: string; undo: () => void; left: Shelf }>()
  const form = readPromptDraft(result?.input ?? {})
  const isBusy = state.phase === 'working'
  // The form was edited after this prompt was written.
  const answers = askedText(draft)
  const isOutdated = result?.plan !== undefined && !live && askedText(form) !== answers
  const arrivals = useRef(state.arrivals)
  useEffect(() => {
    if (state.arrivals === arrivals.current) return
    arrivals.current = state.arrivals
    const content = document.getElementById('content')
    content?.focus({ preventScroll: true })
    if (!state.isInPlace) content?.scrollIntoView()
  }, [state.arrivals, state.isInPlace])
  const problems = findProblems(draft)
  const nameOf = (one: BenchResult | undefined) =>
    one?.plan ? nameIn(one.plan as BriefPlan) : readPromptDraft(one?.input ?? {}).projectName.trim()
  const platform = platforms.find((id) => id === result?.dialect) ?? form.platform

  // What is shown can have been asked for again instead of the form.
  const corrected = result ? undefined : onlyAsked(draft)
  const composeHere = () => void send(async (opened) => opened.composeHere(corrected))
  const writeAgain = () => void send((opened) => opened.generate(onlyAsked(draft)))
  const startNew = () => {
    bench.stop()
    drafts.clear()
    bench.show(undefined)
    void navigate('/generate')
  }
  const reopen = (id: string) => {
    const earlier = state.shelf.results.find((one) => one.id === id)
    // Answers that no prompt was made from would be lost.
    const isKept = [{}, ...state.shelf.results.map(({ input }) => input)].some(
      (input) => askedText(readPromptDraft(input)) === answers,
    )
    if (earlier && isKept) drafts.replace(onlyAsked(readPromptDraft(earlier.input), draft))
    bench.show(id)
    document.getElementById('content')?.focus()
  }

  const remove = (message: string, act: () => void) => {
    const { shelf } = state
    act()
    setRemoved({ message, undo: () => bench.restore(shelf), left: bench.state().shelf })
  }

  return (
    <>
      <p role="status" className="sr-only">
        {live ? (live.phase === 'asking' ? askingAModel : modelWriting) : state.isReady ? resultReady : null}
      </p>
      {failure ? (
        <GenerationFailure
          said={failedMessage}
          failure={failure}
          onTryAgain={() => void send((opened) => opened.retry(corrected))}
          onComposeHere={bench.canComposeHere() ? composeHere : undefined}
        />
      ) : null}
      {isOutdated ? (
        <Callout className="mb-5" title={texts.answersHaveChanged}>
          {bench.hasEdits() ? <p>{editsStayBehind}</p> : null}
          {Object.values(problems).every((each) => each.length === 0) ? (
            <Button size="touch" className="mt-2" isBusy={isBusy} onClick={writeAgain}>
              {texts.writeAgain}
            </Button>
          ) : (
            <LinkButton to={`/generate${stepAddress(firstOpenStep(problems))}`} size="touch" className="mt-2">
              {texts.finishAnswers}
            </LinkButton>
          )}
        </Callout>
      ) : null}
      {result ? (
        <ResultView
          {...{ tool, bench, state, result }}
          spec={{ kind: texts.generatedPrompt, copyLabel: texts.copyPrompt, wishes: texts.wishes, messages }}
          fileName={`${fileSlug(nameOf(result))}-brief`}
          labelOf={(field) => (isField(field) ? fieldGuide[field].label : field)}
          addressOf={(field) => addressOf(field, form)}
          heading="h2"
          cells={[
            { label: cellNames.project, value: nameOf(result) || '–', isWide: true },
            { label: cellNames.type, value: answerLabels[form.projectType] },
            { label: cellNames.target, value: answerLabels[platform] },
          ]}
          onRepeat={() => {
            // A text of an older version is never made again unasked.
            if (result.plan === undefined) void navigate('/generate')
            else void send((opened) => opened.generate(result.input))
          }}
          renderActions={() => (
            <>
              <LinkButton to="/generate" variant="secondary">
                <Icon name="pencil" />
                {texts.editDetails}
              </LinkButton>
              {isSignedIn ? (
                <LinkButton to="/history" variant="secondary">
                  {texts.viewHistory}
                </LinkButton>
              ) : null}
              <Button variant="secondary" onClick={() => setIsAsking(true)}>
                <Icon name="plus" />
                {startNewPrompt}
              </Button>
            </>
          )}
          renderAside={(shown, plan, input) => (
            <Beside {...{ bench, shown, isBusy }} plan={plan as BriefPlan} form={input as PromptDraft} />
          )}
        />
      ) : (
        empty
      )}
      <ResultHistory
        shelf={state.shelf}
        titleOf={(one) => nameOf(one) || texts.untitledProject}
        onOpen={reopen}
        onRemove={(id) => remove(resultRemoved, () => bench.removeResult(id))}
        onClear={() => remove(allResultsRemoved, bench.clearResults)}
      />
      <UndoCallout done={removed?.left === state.shelf ? removed : undefined} />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.startNewQuestion}
        confirmLabel={startNewPrompt}
        cancelLabel={texts.keepThisOne}
        isDestructive
        onConfirm={startNew}
        onCancel={() => setIsAsking(false)}
      >
        <p>{texts.startNewWarning(state.shelf.results.length > 0)}</p>
      </ConfirmDialog>
    </>
  )
}

/** Two forms with the same text ask for the same prompt. */
function askedText(form: PromptDraft): string {
  return JSON.stringify(onlyAsked(form))
}

/** The wizard's field; the wizard itself for what this form does not ask. */
function addressOf(field: string, form: PromptDraft): string {
  const step = isField(field) ? stepOfField(field, form) : undefined
  return `/generate${step === undefined ? '' : stepAddress(step, field)}`
}
