import { useEffect, useRef, useState, type FormEvent } from 'react'
import { OwnKeySettings } from '#engine/browser/engine-settings.ts'
import { findKind } from '#engine/providers/provider-kinds.ts'
import { faultTexts } from '#engine/providers/test-result.ts'
import { ownKeyProviders } from '#engine/own-key-providers.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { listModelsOfKey } from './ask-own-key.ts'
import * as texts from './models-dialog.texts.ts'
import type { NewEngine } from './use-own-engines.ts'

type AddKeyProps = { onAdd: (engine: NewEngine) => void; onCancel: () => void }
/** `unsure`: what may be kept although it could not be tried. */
type Tried = { isBusy?: boolean; problem?: string | undefined; unsure?: OwnKeySettings | undefined }

/** A key is tried on its provider's list of models before it is kept. */
export function AddKey({ onAdd, onCancel }: AddKeyProps) {
  const [provider, setProvider] = useState<string>('google')
  const [key, setKey] = useState('')
  const [isForTab, setForTab] = useState(false)
  const [{ isBusy = false, problem, unsure }, setTried] = useState<Tried>({})
  const asked = useRef<object>(undefined)
  const kind = findKind(provider)

  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    asked.current = undefined
    setTried({})
    set(event.target.value)
  }
  // Whoever goes back or closes the dialog meanwhile does not want the key to be kept.
  useEffect(() => () => void (asked.current = undefined), [])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = OwnKeySettings.safeParse({ provider, key })
    if (!parsed.success) return setTried({ problem: parsed.error.issues[0]?.message })
    asked.current = parsed.data
    setTried({ isBusy: true })
    const answered = await listModelsOfKey(parsed.data)
    // Something else was typed or chosen meanwhile.
    if (asked.current !== parsed.data) return
    if (!answered.ok) return setTried({ problem: answered.sentence, unsure: parsed.data })
    const { result } = answered
    if (!result.ok) {
      const { title, advice } = faultTexts[result.fault]
      // Whatever else is wrong with the provider, the key may be right.
      const unsure = result.fault === 'wrong-key' ? undefined : parsed.data
      return setTried({ problem: `${title}. ${advice}`, unsure })
    }
    onAdd({ kind: 'key', settings: { ...parsed.data, model: result.models[0] }, isForTab })
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
      <Field label={texts.provider} hint={kind?.about}>
        <Select
          name="provider"
          options={ownKeyProviders.map((value) => ({ value, label: findKind(value)?.label ?? value }))}
          value={provider}
          onChange={change(setProvider)}
        />
      </Field>
      <Field
        label={texts.key}
        error={problem}
        hint={
          <>
            {texts.keyGoesAlong(kind?.label ?? '')}{' '}
            {kind?.keyPage ? (
              <a href={kind.keyPage} target="_blank" rel="noreferrer" className="text-blue underline">
                {texts.getKey}
              </a>
            ) : null}
          </>
        }
      >
        <TextInput
          type="password"
          name="ai-key"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={change(setKey)}
        />
      </Field>
      <Checkbox
        label={texts.tabOnly}
        description={texts.tabOnlyAbout}
        checked={isForTab}
        onChange={({ target }) => setForTab(target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? texts.checking : texts.saveThisKey}
        </Button>
        {unsure ? (
          <Button variant="secondary" onClick={() => onAdd({ kind: 'key', settings: unsure, isForTab })}>
            {texts.keepItAnyway}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onCancel}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
