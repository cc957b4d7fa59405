import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ShownProvider } from '#engine/providers/model-desk.server.ts'
import { findKind, providerKinds, type ProviderKind } from '#engine/providers/provider-kinds.ts'
import { faultTexts, testSentence, type TestResult } from '#engine/providers/test-result.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNote } from '#ui/refusal-note.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import type { ModelAnswer } from './model-actions.server.ts'
import { ModelField } from './model-field.tsx'
import { modelsRoute } from './models-route.ts'
import * as panelTexts from '../admin.texts.ts'
import * as texts from './provider-dialog.texts.ts'

type ProviderDialogProps = {
  /** undefined: a new one. */
  provider: ShownProvider | undefined
  /** Of a new one, as the address says. */
  kindId: string
  listAddress: string
}

/** Provider, key, model; saved once a model has answered, or all the same if somebody insists. */
export function ProviderDialog({ provider, kindId, listAddress }: ProviderDialogProps) {
  const navigate = useNavigate()
  const showToast = useToast()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [chosenKind, setKind] = useState(findKind(provider?.kind ?? kindId) ?? providerKinds[0])
  const [result, setResult] = useState<TestResult>()
  const close = () => void navigate(listAddress, { replace: true, preventScrollReset: true })
  const settle = (answer: ModelAnswer) => {
    if (answer.done === 'tested') setResult(answer.result)
    if (answer.done !== 'saved') return
    showToast({
      title: texts.isSetUp(provider?.name ?? chosenKind?.label ?? ''),
      ...(answer.result ? { description: testSentence(answer.result) } : {}),
    })
  }
  const saving = useAdminAction<ModelAnswer>({
    onDone: settle,
    failure: texts.providerNotSaved,
    isInDialog: true,
  })
  const testing = useAdminAction<ModelAnswer>({
    onDone: settle,
    failure: panelTexts.testNotRun,
    isInDialog: true,
  })
  const listing = useAdminAction<ModelAnswer>({
    onDone: () => undefined,
    failure: texts.modelsNotLoaded,
    isInDialog: true,
  })
  const errors = { ...listing.fields, ...testing.fields, ...saving.fields }
  const answered = listing.fetcher.data?.ok ? listing.fetcher.data.value : undefined
  const list = answered?.done === 'listed' && answered.kind === chosenKind?.id ? answered.list : undefined

  const send = (action: typeof saving, intent: string, force = '') => {
    // Another list takes the place of one that is still on its way.
    if (!form.current || (action.isBusy && intent !== 'models')) return
    const fields = new FormData(form.current)
    fields.set('intent', intent)
    fields.set('force', force)
    setResult((before) => (intent === 'models' ? before : undefined))
    void action.fetcher.submit(fields, { method: 'post', action: modelsRoute })
  }
  const loadModels = () => send(listing, 'models')
  /** At another address are other models. */
  const loadIfAsked = () => {
    if (!form.current || chosenKind?.needsModel) return
    const hasKey = new FormData(form.current).get('key') !== ''
    if (hasKey || provider !== undefined || chosenKind?.needsKey === false) loadModels()
  }
  const loadAtOnce = useEffectEvent(loadModels)
  // Not the provider itself: an answer reloads the page's data, and each time it is another object.
  const hasAll = provider !== undefined || (chosenKind?.needsKey === false && chosenKind.baseUrl !== '')

  // What is there already, and what runs on this machine, can say its models at once.
  useEffect(() => {
    if (hasAll) loadAtOnce()
  }, [hasAll, chosenKind?.id])
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [saving.fetcher.data, testing.fetcher.data])

  // Not before the list has been read again, which can overtake a navigation.
  const { state, data } = saving.fetcher
  const closeWhenIdle = useEffectEvent(() => {
    if (state === 'idle' && data?.ok && data.value.done === 'saved') close()
  })
  useEffect(() => closeWhenIdle(), [state])

  if (chosenKind === undefined) return null
  return (
    <Dialog
      isOpen
      onClose={close}
      title={provider ? texts.editNamed(provider.name) : texts.addProvider}
      size="large"
      footer={
        <>
          <RefusalNote refusal={saving.refusal ?? testing.refusal ?? listing.refusal} />
          <Button variant="secondary" isBusy={testing.isBusy} onClick={() => send(testing, 'test')}>
            {testing.isBusy ? texts.testing : texts.test}
          </Button>
          {result?.ok === false ? (
            <Button variant="secondary" isBusy={saving.isBusy} onClick={() => send(saving, 'save', 'yes')}>
              {texts.saveAnyway}
            </Button>
          ) : null}
          <Button type="submit" form={formId} isBusy={saving.isBusy}>
            {saving.isBusy ? texts.testingAndSaving : texts.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        autoComplete="off"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send(saving, 'save')
        }}
      >
        <input type="hidden" name="id" value={provider?.id ?? ''} />
        {provider ? (
          <input type="hidden" name="kind" value={chosenKind.id} />
        ) : (
          <Field label={texts.provider} hint={chosenKind.about} error={errors['kind']}>
            <Select
              name="kind"
              value={chosenKind.id}
              options={providerKinds.map(({ id, label }) => ({ value: id, label }))}
              onChange={(event) => {
                setKind(findKind(event.target.value) ?? chosenKind)
                setResult(undefined)
              }}
            />
          </Field>
        )}
        <AddressField
          key={`address ${chosenKind.id}`}
          {...{ kind: chosenKind, provider, error: errors['baseUrl'], onEntered: loadIfAsked }}
        />
        <KeyField
          key={`key ${chosenKind.id}`}
          {...{ kind: chosenKind, provider, error: errors['key'], onEntered: loadModels }}
        />
        <ModelField
          key={`model ${chosenKind.id}`}
          kind={chosenKind}
          model={provider?.model ?? ''}
          models={list?.ok ? list.models : undefined}
          isLoading={listing.isBusy}
          fault={list?.ok === false ? faultTexts[list.fault] : undefined}
          error={errors['model']}
          onLoad={loadModels}
        />
        <div role="status">{result ? <TestNote result={result} /> : null}</div>
      </form>
    </Dialog>
  )
}

type PartProps = {
  kind: ProviderKind
  provider: ShownProvider | undefined
  error: string | undefined
  /** What the list of models comes from is there. */
  onEntered: () => void
}

function AddressField({ kind, provider, error, onEntered }: PartProps) {
  const before = provider?.baseUrl ?? (kind.isLocal ? kind.baseUrl : '')
  const field = (
    <Field
      label={texts.address}
      isRequired={kind.baseUrl === ''}
      example={kind.addressExample ?? kind.baseUrl}
      error={error}
    >
      <TextInput
        name="baseUrl"
        type="url"
        dir="ltr"
        defaultValue={before}
        onBlur={({ target: { value } }) => {
          if (value.trim() !== '' && value !== before) onEntered()
        }}
        {...(kind.baseUrl === '' ? { 'data-autofocus': true } : {})}
      />
    </Field>
  )
  if (kind.baseUrl === '' || kind.isLocal) return field
  return (
    <details open={error !== undefined}>
      <summary className="inline-flex min-h-9 items-center text-sm text-blue underline underline-offset-2">
        {texts.anotherAddress}
      </summary>
      <p className="measure mb-3 text-sm text-muted">{texts.gatewayHint(kind.label)}</p>
      {field}
    </details>
  )
}

function KeyField({ kind, provider, error, onEntered }: PartProps) {
  const isKept = provider?.keyHint !== undefined
  return (
    <Field
      label={texts.key}
      isRequired={kind.needsKey && !isKept}
      hint={
        <>
          {isKept ? texts.keepKeyHint(provider.keyHint ?? '') : null}
          {kind.needsKey || isKept ? null : texts.keyIfAsked}
          {kind.keyPage ? (
            <a
              href={kind.keyPage}
              target="_blank"
              rel="noreferrer"
              className="text-blue underline underline-offset-2"
            >
              {texts.getKey}
            </a>
          ) : null}
        </>
      }
      error={error}
    >
      <TextInput
        name="key"
        type="password"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        data-1p-ignore
        data-lpignore="true"
        onBlur={(event) => {
          if (event.target.value.trim() !== '') onEntered()
        }}
        {...(kind.needsKey && kind.baseUrl !== '' ? { 'data-autofocus': true } : {})}
      />
    </Field>
  )
}

function TestNote({ result }: { result: TestResult }) {
  if (result.ok)
    return (
      <Callout tone="green" title={texts.itWorks}>
        {testSentence(result)}
      </Callout>
    )
  const { title, advice } = faultTexts[result.fault]
  return <Callout title={title}>{advice}</Callout>
}
