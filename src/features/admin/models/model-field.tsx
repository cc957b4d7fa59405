import { useState } from 'react'
import type { ProviderKind } from '#engine/providers/provider-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './provider-dialog.texts.ts'

type ModelFieldProps = {
  kind: ProviderKind
  /** As it is saved; '' for a new one. */
  model: string
  /** undefined: not known yet. */
  models: readonly string[] | undefined
  isLoading: boolean
  fault: { title: string; advice: string } | undefined
  error: string | undefined
  onLoad: () => void
}

const another = '(another)'

/** From the provider's own list once that is there; a name can be typed at any time. */
export function ModelField({ kind, model, models, isLoading, fault, error, onLoad }: ModelFieldProps) {
  const [isTyped, setTyped] = useState(false)
  const hasList = models !== undefined && models.length > 0 && kind.needsModel !== true
  if (!hasList || isTyped)
    return (
      <Field
        label={texts.model}
        isRequired={kind.needsModel === true}
        hint={hintFor(kind, isLoading, fault)}
        error={error}
      >
        <span className="flex gap-2">
          <TextInput
            name="model"
            dir="ltr"
            defaultValue={model}
            autoComplete="off"
            spellCheck={false}
            // A list that comes later does not take the place of a name that somebody types.
            onChange={() => setTyped(true)}
          />
          {kind.needsModel ? null : (
            <Button
              variant="secondary"
              className="shrink-0 whitespace-nowrap"
              isBusy={isLoading}
              onClick={() => {
                setTyped(false)
                onLoad()
              }}
            >
              {isLoading ? texts.loading : texts.showList}
            </Button>
          )}
        </span>
      </Field>
    )
  const known = model === '' || models.includes(model) ? models : [model, ...models]
  return (
    <Field label={texts.model} hint={texts.modelsToChoose(models.length)} error={error}>
      <Select
        name="model"
        defaultValue={model}
        options={[
          ...(model === '' ? [{ value: '', label: texts.chooseForMe(models[0] ?? '') }] : []),
          ...known.map((name) => ({ value: name, label: name })),
          { value: another, label: texts.anotherName },
        ]}
        onChange={(event) => setTyped(event.target.value === another)}
      />
    </Field>
  )
}

function hintFor(kind: ProviderKind, isLoading: boolean, fault: ModelFieldProps['fault']): string {
  if (fault) return texts.listNotLoaded(fault.title)
  if (isLoading) return texts.loadingTheList
  return kind.needsModel ? texts.deploymentHint : texts.defaultHint
}
