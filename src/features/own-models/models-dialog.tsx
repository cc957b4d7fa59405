import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { ModelsDialogProps } from '#tools/workbench/own-models-context.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { AddAddress } from './add-address.tsx'
import { AddKey } from './add-key.tsx'
import { goToOpenRouter } from './connect-openrouter.ts'
import { EngineList } from './engine-list.tsx'
import * as texts from './models-dialog.texts.ts'
import { useOwnEngines, type NewEngine } from './use-own-engines.ts'

/** Whom this browser asks to write: the person's own models, in which order, and the way to add one. */
export function ModelsDialog({ isOpen, onClose, asksAgain = false }: ModelsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.models} description={texts.lead}>
      <Models asksAgain={asksAgain} />
    </Dialog>
  )
}

type InBrowser = 'built-in' | 'webgpu'
type Adding = 'key' | 'ollama' | 'address' | InBrowser

const panels: Record<InBrowser, ComponentType<{ onUse: () => void }>> = {
  'built-in': lazy(() => import('#engine/browser/built-in/built-in-panel.tsx')),
  webgpu: lazy(() => import('#engine/browser/webgpu/webgpu-panel.tsx')),
}

function Models({ asksAgain }: { asksAgain: boolean }) {
  const own = useOwnEngines()
  const [shown, show] = useState<{ adding?: Adding; focus?: 'list' | 'view' }>({})
  const { adding } = shown
  const [said, setSaid] = useState('')
  const hasOwn = own.engines.some(({ kind }) => kind !== 'server')
  const content = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)

  // What was pressed is gone with its view, and the focus would be nowhere.
  useEffect(() => {
    const part = shown.focus === 'list' ? content.current : shown.focus && view.current
    const start = part?.querySelector<HTMLElement>('h3[tabindex], input, select') ?? part
    start?.focus()
  }, [shown])

  const back = () => show({ focus: 'view' })
  const add = async (engine: NewEngine) => {
    show({ focus: 'list' })
    setSaid('')
    if (await own.add(engine)) setSaid(texts.addedAndFirst)
  }

  return (
    <div ref={content} tabIndex={-1} className="grid grid-cols-1 gap-5">
      {hasOwn ? <EngineList own={own} onRemoved={() => show({ ...shown, focus: 'list' })} /> : null}
      {own.isRefused ? <Callout role="alert">{texts.storageBlocked}</Callout> : null}
      <div ref={view} tabIndex={-1}>
        {!own.isRead ? null : adding === undefined ? (
          <Choices
            isFirst={!hasOwn}
            asksAgain={asksAgain}
            onAdd={(kind) => show({ adding: kind, focus: 'view' })}
          />
        ) : adding === 'key' ? (
          <AddKey onAdd={add} onCancel={back} />
        ) : adding === 'built-in' || adding === 'webgpu' ? (
          <AddInBrowser
            kind={adding}
            onUse={() => add({ kind: adding, settings: undefined, isForTab: false })}
            onCancel={back}
          />
        ) : (
          <AddAddress key={adding} isOllama={adding === 'ollama'} onAdd={add} onCancel={back} />
        )}
      </div>
      <p role="status" className="text-sm text-green empty:hidden">
        {adding === undefined ? said : ''}
      </p>
      <p className="text-sm">
        <Link to="/docs/which-model" target="_blank" className="text-blue underline underline-offset-2">
          {texts.whichModel}
        </Link>
      </p>
    </div>
  )
}

type AddInBrowserProps = { kind: InBrowser; onUse: () => void; onCancel: () => void }

function AddInBrowser({ kind, onUse, onCancel }: AddInBrowserProps) {
  const Panel = panels[kind]
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Suspense>
        <Panel onUse={onUse} />
      </Suspense>
      <Button variant="quiet" className="-ml-3" onClick={onCancel}>
        {texts.back}
      </Button>
    </div>
  )
}

type ChoicesProps = { isFirst: boolean; asksAgain: boolean; onAdd: (adding: Adding) => void }

function Choices({ isFirst, asksAgain, onAdd }: ChoicesProps) {
  const server = useRouteLoaderData<{ browserModels: boolean }>('root')
  return (
    <section aria-label={texts.addModel} className="grid grid-cols-1 gap-3">
      {isFirst ? null : (
        <h3 tabIndex={-1} className="text-lg">
          {texts.addAnother}
        </h3>
      )}
      <Choice
        label={texts.connectOpenrouter}
        about={texts.openrouterAbout}
        isPrimary={isFirst}
        onPress={() => goToOpenRouter({ asksAgain })}
      />
      <Choice label={texts.pasteKey} about={texts.keyAbout} onPress={() => onAdd('key')} />
      <Choice label={texts.ollamaHere} about={texts.ollamaAbout} onPress={() => onAdd('ollama')} />
      <Choice label={texts.anotherAddress} about={texts.addressAbout} onPress={() => onAdd('address')} />
      {server?.browserModels ? (
        <>
          <Choice label={texts.builtIn} about={texts.builtInAbout} onPress={() => onAdd('built-in')} />
          <Choice label={texts.download} about={texts.downloadAbout} onPress={() => onAdd('webgpu')} />
        </>
      ) : null}
    </section>
  )
}

type ChoiceProps = { label: string; about: string; isPrimary?: boolean; onPress: () => void }

function Choice({ label, about, isPrimary = false, onPress }: ChoiceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button variant={isPrimary ? 'primary' : 'secondary'} className="w-72 max-w-full" onClick={onPress}>
        {label}
      </Button>
      <p className="min-w-48 flex-1 text-sm text-muted">{about}</p>
    </div>
  )
}
