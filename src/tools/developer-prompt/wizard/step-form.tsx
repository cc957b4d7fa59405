import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { isComposing } from '#shared/is-composing.ts'
import { Button } from '#ui/button.tsx'
import { answerLabels } from '../answer-label.ts'
import { isAnswered, isRequired, skipsDataModel, stepFields, type FieldName } from '../form-rules.ts'
import { focusField } from './focus-field.ts'
import { MissingQuestions, useGuide } from './late-parts.ts'
import { SentenceField } from './sentence-field.tsx'
import { StepActions } from './step-actions.tsx'
import type { WizardState } from './use-wizard.ts'
import { WizardField } from './wizard-field.tsx'
import { stepTitles } from './wizard-steps.texts.ts'
import * as texts from './wizard.texts.ts'

const none: ReadonlySet<FieldName> = new Set()

export function StepForm({ wizard }: { wizard: WizardState }) {
  const { form, shownStep: step, draft, isBlank, problems, suggestion, generation } = wizard
  const [visited, setVisited] = useState({ step, fields: none })
  const title = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  // The chosen card is marked at once; the questions that it brings may come a frame later.
  const shownType = useDeferredValue(draft.projectType)
  const shown = useMemo(() => ({ ...draft, projectType: shownType }), [draft, shownType])
  const guide = useGuide()
  const fields = stepFields(step, shown)
  const noData = step === 5 && skipsDataModel(shown) && texts.noDataModelling(answerLabels[shownType])
  const notice = step === 1 && shownType === '' ? texts.selectTypeFirst : noData

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    // A link to a field brings its own focus.
    if (window.location.hash === '') title.current?.focus({ preventScroll: true })
  }, [step])

  const markVisited = useCallback(
    (...fields: FieldName[]) =>
      setVisited((current) => ({
        step,
        fields: new Set([...(current.step === step ? current.fields : []), ...fields]),
      })),
    [step],
  )

  /** An empty field turns red once it was left, not while somebody is on the way to it. */
  const errorOf = (field: FieldName) => {
    const problem = problems.find((each) => each.field === field)
    const isVisited = visited.step === step && visited.fields.has(field)
    return problem && (problem.kind === 'unfit' || isVisited) ? problem.message : undefined
  }

  const submit = (event?: React.FormEvent) => {
    event?.preventDefault()
    const [first] = problems
    if (!first) return step === 6 ? generation.generate() : wizard.goToStep((step + 1) as typeof step)
    markVisited(...problems.map((problem) => problem.field))
    focusField(first.field)
  }

  // A disabled button keeps the browser from submitting, so Enter is heard here.
  const submitOnEnter = (event: React.KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || event.defaultPrevented) return
    const isLine = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (!isLine && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    submit()
  }

  // A step without anything required has nothing to hide the rest behind.
  const extra = step !== 3 && fields.some(isRequired) ? fields.filter((name) => !isRequired(name)) : []
  const answered = extra.filter((name) => isAnswered(draft[name])).length
  const draw = (name: FieldName) => (
    <WizardField
      key={name}
      name={name}
      value={draft[name]}
      projectType={draft.projectType}
      error={errorOf(name)}
      isSuggested={suggestion.suggested.has(name)}
      onChange={wizard.change}
      onLeave={markVisited}
      onAccept={suggestion.accept}
    />
  )

  return (
    <form
      ref={form}
      className="mt-5"
      // See tool-form.tsx.
      method="dialog"
      noValidate
      autoComplete="off"
      aria-labelledby="step-title"
      onSubmit={submit}
      onKeyDown={submitOnEnter}
    >
      <h2 ref={title} id="step-title" tabIndex={-1} className="text-2xl outline-none">
        {stepTitles[step]}
      </h2>
      {step === 1 ? <SentenceField wizard={wizard} /> : null}
      {step === 1 && isBlank ? (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => wizard.setOpen('examples')}>
          {texts.seeExample}
        </Button>
      ) : null}
      <div className="mt-5 grid gap-5">
        {fields.filter((name) => !extra.includes(name)).map(draw)}
        {fields.every((name) => guide[name]) ? null : (
          <MissingQuestions waiting={<p className="text-muted">{texts.loadingQuestions}</p>} />
        )}
        {notice ? <p className="construction px-4 py-3 text-muted">{notice}</p> : null}
        {extra.length > 0 ? (
          // Closed again in the next step.
          <details key={step} className="border-y border-line">
            <summary className="min-h-11 py-2.5 font-semibold">
              {texts.moreDetails}
              <span className="ml-2 font-normal text-muted">
                {answered > 0 ? texts.answeredCount(answered) : texts.allOptional}
              </span>
            </summary>
            <div className="grid gap-6 pt-3 pb-6">{extra.map(draw)}</div>
          </details>
        ) : null}
      </div>
      <StepActions wizard={wizard} />
    </form>
  )
}
