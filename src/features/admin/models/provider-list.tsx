import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import type { ShownProvider, ShownSetup } from '#engine/providers/model-desk.server.ts'
import { testSentence, type TestResult } from '#engine/providers/test-result.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { MoveButtons, useMoving } from '#ui/move-buttons.tsx'
import { RefusalNote } from '#ui/refusal-note.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAddressWith } from '#ui/use-address-with.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import type { ModelAnswer } from './model-actions.server.ts'
import { modelsRoute } from './models-route.ts'
import * as panelTexts from '../admin.texts.ts'
import * as texts from './provider-list.texts.ts'

/** Who is asked, first to last. What the environment sets stands before all others and cannot be moved. */
export function ProviderList({ setup }: { setup: Pick<ShownSetup, 'providers' | 'fixedProviders'> }) {
  const { providers, fixedProviders } = setup
  const [removed, setRemoved] = useState<ShownProvider>()
  /** The one whose removal was tried last. */
  const [sent, setSent] = useState<ShownProvider>()
  const [dragged, setDragged] = useState<string>()
  const showToast = useToast()
  const order = useAdminAction<ModelAnswer>({ onDone: () => undefined, failure: texts.orderNotChanged })
  const removal = useAdminAction<ModelAnswer>({
    onDone: () => {
      showToast({ title: texts.providerRemoved })
      setRemoved(undefined)
    },
    failure: texts.providerNotRemoved,
    isInDialog: true,
  })
  const [wanted, setWanted] = useState<readonly string[]>()
  const shown = inOrder(providers, wanted ?? idsIn(order.fetcher.formData))
  const moving = useMoving(shown.map(({ id }) => id).join(' '))

  const send = useEffectEvent((ids: readonly string[]) => {
    const form = new FormData()
    form.set('intent', 'order')
    for (const id of ids) form.append('id', id)
    void order.fetcher.submit(form, { method: 'post', action: modelsRoute })
  })
  useEffect(() => {
    if (order.isBusy || wanted === undefined) return
    setWanted(undefined)
    send(wanted)
  }, [order.isBusy, wanted])

  /** Shown at once and sent as soon as the one before is through; what the server refuses is taken back. */
  const move = (id: string, to: number, buttonId = '') => {
    const others = shown.filter((provider) => provider.id !== id)
    const one = shown.find((provider) => provider.id === id)
    if (!one || to < 0 || to > others.length) return
    moving.tell(texts.isNowNumber(one.name, to + 1 + fixedProviders.length), buttonId)
    setWanted(others.toSpliced(to, 0, one).map((provider) => provider.id))
  }

  return (
    <>
      <ol className="border-t border-ink">
        {fixedProviders.map(({ name, model }, index) => (
          <li
            key={name}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2.5"
          >
            <span className="w-6 font-mono text-sm text-muted">{index + 1}</span>
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-muted wrap-anywhere">{model}</span>
            </span>
            <Badge>{texts.setByEnvironment}</Badge>
          </li>
        ))}
        {shown.map((provider, index) => (
          <li
            key={provider.id}
            draggable
            onDragStart={() => setDragged(provider.id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, index)
            }}
            className={cn(
              'flex cursor-grab flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2.5',
              dragged === provider.id && 'bg-wash',
            )}
          >
            <span className="w-6 font-mono text-sm text-muted">{index + 1 + fixedProviders.length}</span>
            <ProviderFacts provider={provider} />
            <span className="ml-auto flex flex-wrap gap-1">
              <MoveButtons
                listId={moving.listId}
                id={provider.id}
                name={provider.name}
                index={index}
                last={shown.length - 1}
                onMove={(to, buttonId) => move(provider.id, to, buttonId)}
              />
              <ProviderButtons provider={provider} onRemove={() => setRemoved(provider)} />
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={texts.removeQuestion}
        confirmLabel={texts.remove}
        isDestructive
        isBusy={removal.isBusy}
        onConfirm={() => {
          setSent(removed)
          void removal.fetcher.submit(
            { intent: 'delete', id: removed?.id ?? '' },
            { method: 'post', action: modelsRoute },
          )
        }}
        onCancel={() => setRemoved(undefined)}
      >
        <p>{texts.removeWarning(removed?.name ?? '')}</p>
        <RefusalNote refusal={sent === removed ? removal.refusal : undefined} />
      </ConfirmDialog>
    </>
  )
}

function ProviderFacts({ provider: { name, model, keyHint, isKeyLost } }: { provider: ShownProvider }) {
  return (
    <span className="min-w-0">
      <span className="font-semibold">{name}</span> <span className="text-muted wrap-anywhere">{model}</span>
      {keyHint === undefined ? null : (
        <span className="ml-2 font-mono text-xs text-muted">
          <span className="sr-only">{texts.keyEndingIn} </span>…{keyHint}
        </span>
      )}
      {isKeyLost ? <span className="block text-sm text-red">{texts.keyUnreadable}</span> : null}
    </span>
  )
}

function ProviderButtons({ provider, onRemove }: { provider: ShownProvider; onRemove: () => void }) {
  const { id, name, kind, baseUrl, model } = provider
  const addressWith = useAddressWith()
  const showToast = useToast()
  const { fetcher, isBusy } = useAdminAction<ModelAnswer>({
    onDone: (answer) => {
      if (answer.done === 'tested') showToast(toastOf(name, answer.result))
    },
    failure: panelTexts.testNotRun,
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy}
        aria-label={texts.testNamed(name)}
        onClick={() =>
          void fetcher.submit(
            { intent: 'test', id, kind, baseUrl, key: '', model },
            { method: 'post', action: modelsRoute },
          )
        }
      >
        {isBusy ? texts.testing : texts.test}
      </Button>
      <Link
        to={addressWith({ edit: id })}
        preventScrollReset
        aria-label={texts.editNamed(name)}
        className={buttonStyle('quiet', 'small')}
      >
        <Icon name="pencil" className="size-4" />
      </Link>
      <Button variant="quiet" size="small" aria-label={texts.removeNamed(name)} onClick={onRemove}>
        <Icon name="trash" className="size-4" />
      </Button>
    </>
  )
}

function toastOf(name: string, result: TestResult) {
  return {
    title: result.ok ? texts.works(name) : texts.doesNotWork(name),
    description: testSentence(result),
    ...(result.ok ? {} : { variant: 'destructive' as const }),
  }
}

function idsIn(form: FormData | undefined): string[] {
  return form?.get('intent') === 'order' ? form.getAll('id').map(String) : []
}

function inOrder(providers: readonly ShownProvider[], ids: readonly string[]): ShownProvider[] {
  if (ids.length !== providers.length) return [...providers]
  return providers.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
