import { useState } from 'react'
import type { ProviderKind } from '#engine/providers/provider-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'

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
        label="Model"
        isRequired={kind.needsModel === true}
        hint={hintFor(kind, isLoading, fault)}
        error={error}
      >
        <span className="flex gap-2">
          <TextInput name="model" dir="ltr" defaultValue={model} autoComplete="off" spellCheck={false} />
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
              {isLoading ? 'Loading…' : 'Show list'}
            </Button>
          )}
        </span>
      </Field>
    )
  const known = model === '' || models.includes(model) ? models : [model, ...models]
  return (
    <Field label="Model" hint={`${models.length} to choose from.`} error={error}>
      <Select
        name="model"
        defaultValue={model}
        options={[
          ...(model === '' ? [{ value: '', label: `Choose for me (${models[0]})` }] : []),
          ...known.map((name) => ({ value: name, label: name })),
          { value: another, label: 'Another name…' },
        ]}
        onChange={(event) => setTyped(event.target.value === another)}
      />
    </Field>
  )
}

function hintFor(kind: ProviderKind, isLoading: boolean, fault: ModelFieldProps['fault']): string {
  if (fault) return `The list could not be loaded: ${fault.title.toLowerCase()}.`
  if (isLoading) return 'Loading the list.'
  return kind.needsModel ? 'The name of your deployment.' : 'Leave empty to use the default.'
}
