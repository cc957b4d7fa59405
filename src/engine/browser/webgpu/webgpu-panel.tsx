import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { ModelFailure } from '../../models/model-failure.ts'
import { KindPanel, KindStateView } from '../kind-panel.tsx'
import type { BrowserPanelProps } from '../browser-kind.ts'
import { useBrowserKind } from '../use-browser-kind.ts'
import { theWebGpu } from './the-webgpu.ts'
import { webGpuModels } from './webgpu-models.ts'
import type { WebGpuKind } from './webgpu-kind.ts'
import * as texts from './webgpu-panel.texts.ts'

const options = webGpuModels.map(({ id, name, about, memoryMb }) => ({
  value: id,
  label: name,
  description: texts.memoryAbout(about, gigabytes(memoryMb * 1e6)),
}))

/** A model that this page downloads and runs on the graphics card: which, how large, on its way, and gone again. */
export default function WebGpuPanel({ kind = theWebGpu(), onUse }: BrowserPanelProps<WebGpuKind>) {
  const { state, look, fetch, pause, remove } = useBrowserKind(kind, ({ message }) => message)
  const [chosen, setChosen] = useState(() => kind.chosen().id)
  const [isDeleting, setIsDeleting] = useState(false)
  const name = webGpuModels.find(({ id }) => id === chosen)?.name ?? ''

  const choose = (id: string) => {
    const model = webGpuModels.find((one) => one.id === id)
    if (model === undefined) return
    kind.choose(model)
    setChosen(id)
    look()
  }

  return (
    <KindPanel title={texts.heading} about={texts.about}>
      {state.step === 'known' && state.readiness.state !== 'unsupported' ? (
        <Field label={texts.model} isGroup>
          <ChoiceGroup columns={1} options={options} value={chosen} onChange={choose} />
        </Field>
      ) : null}
      <KindStateView
        state={state}
        onContinue={fetch}
        onPause={pause}
        onLook={look}
        offer={<SizeFirst key={chosen} kind={kind} name={name} onFetch={fetch} />}
        ready={
          <>
            <p className="text-sm">{texts.isReady(name)}</p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={onUse}>{texts.chooseThisModel}</Button>
              <Button variant="danger" onClick={() => setIsDeleting(true)}>
                {texts.deleteModel}
              </Button>
            </div>
          </>
        }
      />
      {state.step === 'paused' ? (
        <Button variant="danger" onClick={() => setIsDeleting(true)}>
          {texts.deleteArrived}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isDeleting}
        title={texts.deleteQuestion(name)}
        confirmLabel={texts.confirmDelete}
        isDestructive
        onCancel={() => setIsDeleting(false)}
        onConfirm={() => {
          setIsDeleting(false)
          remove()
        }}
      >
        {texts.deleteWarning}
      </ConfirmDialog>
    </KindPanel>
  )
}

type SizeProps = { kind: WebGpuKind; name: string; onFetch: () => void }

/** Nobody downloads before having read how much; the size is asked of the host of the files, after a press. */
function SizeFirst({ kind, name, onFetch }: SizeProps) {
  const [size, setSize] = useState<{ bytes?: number; problem?: string; isAsked?: boolean }>({})
  const ask = () => {
    setSize({ isAsked: true })
    kind.sizeOf(kind.chosen()).then(
      (bytes) => setSize({ bytes }),
      (error: unknown) =>
        setSize({ problem: error instanceof ModelFailure ? error.message : texts.sizeNotLoaded }),
    )
  }
  if (size.bytes !== undefined)
    return (
      <>
        <p className="text-sm" role="status">
          {texts.downloadAbout(name, gigabytes(size.bytes))}
        </p>
        <Button onClick={onFetch}>{texts.download(gigabytes(size.bytes))}</Button>
      </>
    )
  return (
    <>
      {size.problem === undefined ? null : (
        <p className="text-sm text-red" role="alert">
          {size.problem}
        </p>
      )}
      <Button variant="secondary" isBusy={size.isAsked === true} onClick={ask}>
        {texts.readSize}
      </Button>
    </>
  )
}

function gigabytes(bytes: number): string {
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
