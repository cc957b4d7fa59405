import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { addressServices, OwnAddress } from '#engine/browser/engine-settings.ts'
import { checkAddress, type AddressFault } from '#engine/browser/own-address/check-address.ts'
import { localNetworkPermission } from '#engine/browser/own-address/local-network-permission.ts'
import { sendFromWorker } from '#engine/browser/own-address/send-from-worker.ts'
import { findKind } from '#engine/providers/provider-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { AddressHelp } from './address-help.tsx'
import * as texts from './models-dialog.texts.ts'
import type { NewEngine } from './use-own-engines.ts'

type AddAddressProps = { isOllama: boolean; onAdd: (engine: NewEngine) => void; onCancel: () => void }
type Service = OwnAddress['service']
/** What is known of the address as it stands in the form. */
type Found = { isBusy?: true; problem?: string | undefined; fault?: AddressFault; models?: readonly string[] }

const Connection = OwnAddress.omit({ model: true })
const others = addressServices.filter((id) => id !== 'ollama')

function usualAddress(service: Service): string {
  const usual = findKind(service)?.baseUrl ?? ''
  return service === 'ollama' ? usual.replace(/\/v1$/, '') : usual
}

/** What runs at an address of the person's own; this browser looks by itself whether it may ask it. */
export function AddAddress({ isOllama, onAdd, onCancel }: AddAddressProps) {
  const [service, setService] = useState<Service>(isOllama ? 'ollama' : 'lm-studio')
  const [address, setAddress] = useState(usualAddress(isOllama ? 'ollama' : 'lm-studio'))
  const [key, setKey] = useState('')
  const [isForTab, setForTab] = useState(false)
  const [found, setFound] = useState<Found>({})
  const [model, setModel] = useState('')
  const running = useRef<AbortController>(undefined)
  const { isBusy = false, problem, fault, models } = found

  const check = async () => {
    const parsed = Connection.safeParse({ service, address, ...(key === '' ? {} : { key }) })
    if (!parsed.success) return setFound({ problem: parsed.error.issues[0]?.message })
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setFound({ isBusy: true })
    const checked = await checkAddress(parsed.data, findKind(service), {
      send: sendFromWorker,
      permission: localNetworkPermission,
      isSecurePage: window.isSecureContext && window.location.protocol === 'https:',
      signal,
    })
    // Something else was typed or chosen meanwhile.
    if (checked === undefined) return
    setFound(checked)
    setModel((checked.ok && checked.models[0]) || '')
  }

  // Whoever says that it runs here wants to know at once whether it can be used.
  const look = useEffectEvent(() => {
    if (isOllama) void check()
  })
  useEffect(() => {
    look()
    return () => running.current?.abort()
  }, [])

  const forget = () => {
    running.current?.abort()
    setFound({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (models === undefined) return void check()
    const settings = OwnAddress.parse({ service, address, model, ...(key === '' ? {} : { key }) })
    onAdd({ kind: 'address', settings, isForTab })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {isOllama ? null : (
        <Field label={texts.whatRunsThere}>
          <Select
            name="service"
            options={others.map((value) => ({ value, label: findKind(value)?.label ?? value }))}
            value={service}
            onChange={({ target }) => {
              const chosen = addressServices.find((id) => id === target.value) ?? 'compatible'
              setService(chosen)
              setAddress(usualAddress(chosen))
              forget()
            }}
          />
        </Field>
      )}
      <Field
        label={texts.address}
        error={problem}
        hint={isOllama ? texts.ollamaAddressHint : texts.addressHint}
      >
        <TextInput
          name="address"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value)
            forget()
          }}
        />
      </Field>
      {isOllama ? null : (
        <Field label={texts.key} hint={texts.keyHint}>
          <TextInput
            type="password"
            name="ai-key"
            autoComplete="off"
            value={key}
            onChange={({ target }) => {
              setKey(target.value)
              forget()
            }}
          />
        </Field>
      )}
      {fault ? <AddressHelp fault={fault} address={address} isOllama={isOllama} /> : null}
      {models ? (
        <Field label={texts.model} hint={texts.modelsFound(models.length)}>
          <Select
            name="model"
            value={model}
            options={models.map((value) => ({ value, label: value }))}
            onChange={({ target }) => setModel(target.value)}
          />
        </Field>
      ) : null}
      <Checkbox
        label={texts.tabOnly}
        checked={isForTab}
        onChange={({ target }) => setForTab(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {isBusy
            ? texts.looking
            : models
              ? texts.chooseThisModel
              : fault
                ? texts.checkAgain
                : texts.lookForModels}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
