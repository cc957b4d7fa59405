import { useId, type FormEvent } from 'react'
import type { ShownSetup } from '#engine/providers/model-desk.server.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ModelAnswer } from './model-actions.server.ts'
import { modelsRoute } from './models-route.ts'
import * as texts from './tool-models.texts.ts'

type ToolModelsProps = {
  setup: Pick<ShownSetup, 'providers' | 'choices' | 'fixedTools'>
  tools: readonly { slug: string; name: string }[]
}

/** Tools that ask another model first; all others keep to the order. */
export function ToolModels({ setup, tools }: ToolModelsProps) {
  return (
    <details open={setup.choices.length + setup.fixedTools.length > 0}>
      <summary className="inline-flex min-h-11 items-center text-blue underline underline-offset-2">
        {texts.chooseForTools}
      </summary>
      <ul className="border-t border-line">
        {tools.map((tool) => (
          <li key={tool.slug} className="border-b border-line py-3">
            {/* Made anew with what was saved for this tool; what is typed for the others stays. */}
            <ToolModel key={JSON.stringify(choiceFor(tool, setup))} tool={tool} setup={setup} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function ToolModel({
  tool,
  setup,
}: {
  tool: ToolModelsProps['tools'][number]
  setup: ToolModelsProps['setup']
}) {
  const titleId = useId()
  const showToast = useToast()
  const { fetcher, isBusy, fields } = useAdminAction<ModelAnswer>({
    onDone: () => showToast({ title: texts.savedFor(tool.name) }),
    failure: texts.choiceNotSaved,
  })
  const fixed = setup.fixedTools.find((one) => one.tool === tool.slug)
  const choice = choiceFor(tool, setup)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    form.set('intent', 'choose')
    form.set('toolSlug', tool.slug)
    void fetcher.submit(form, { method: 'post', action: modelsRoute })
  }
  if (fixed)
    return (
      <p>
        <span className="font-semibold">{tool.name}</span>{' '}
        <span className="text-muted">{texts.setByEnvironment(fixed.provider, fixed.model)}</span>
      </p>
    )
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={save}
      className="grid items-end gap-x-3 gap-y-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <p id={titleId} className="font-semibold sm:pb-2.5">
        {tool.name}
      </p>
      <Field label={texts.provider}>
        <Select
          name="providerId"
          defaultValue={choice?.providerId ?? ''}
          options={[
            { value: '', label: texts.defaultOrder },
            ...setup.providers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label={texts.model} error={fields['model']}>
        <TextInput name="model" dir="ltr" defaultValue={choice?.model} placeholder={texts.providersDefault} />
      </Field>
      <Button type="submit" variant="secondary" isBusy={isBusy} aria-label={texts.saveFor(tool.name)}>
        {texts.save}
      </Button>
    </form>
  )
}

function choiceFor({ slug }: { slug: string }, { choices }: Pick<ShownSetup, 'choices'>) {
  return choices.find(({ toolSlug }) => toolSlug === slug)
}
