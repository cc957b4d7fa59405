import type { FormEvent } from 'react'
import type { ShownSetup } from '#engine/providers/model-desk.server.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import type { ModelAnswer } from './model-actions.server.ts'
import { modelsRoute } from './models-route.ts'

type NumberName = 'dailyBudget' | 'perAddressAnHour' | 'perUserAnHour' | 'aDay'

const numbers: readonly { name: NumberName; label: string; variable: string }[] = [
  { name: 'dailyBudget', label: 'Budget per day in US dollars', variable: 'AI_DAILY_BUDGET_USD' },
  { name: 'aDay', label: 'Answers per day, everyone together', variable: 'AI_ANSWERS_A_DAY' },
  { name: 'perUserAnHour', label: 'Answers per hour, one signed-in user', variable: 'AI_ANSWERS_PER_USER' },
  { name: 'perAddressAnHour', label: 'Answers per hour, one IP address', variable: 'AI_ANSWERS_PER_ADDRESS' },
]

/** Budget, shares, and whether people may bring keys of their own. */
export function ModelSettingsForm({ setup }: { setup: Pick<ShownSetup, 'settings' | 'own' | 'fixed'> }) {
  const { settings, own, fixed } = setup
  const showToast = useToast()
  const { fetcher, isBusy, fields } = useAdminAction<ModelAnswer>({
    onDone: () => showToast({ title: 'Settings saved' }),
    failure: 'The settings were not saved',
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    form.set('intent', 'settings')
    void fetcher.submit(form, { method: 'post', action: modelsRoute })
  }
  return (
    <form noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
      {numbers.map(({ name, label, variable }) => {
        const isFixed = fixed[name] !== undefined
        return (
          <Field
            key={name}
            label={label}
            hint={isFixed ? `Set by ${variable}.` : undefined}
            error={fields[name]}
          >
            <TextInput
              name={isFixed ? undefined : name}
              inputMode="decimal"
              dir="ltr"
              readOnly={isFixed}
              defaultValue={settings[name]}
            />
            {/* What an admin set before stays for the day when the environment does not say it any more. */}
            {isFixed ? <input type="hidden" name={name} value={own[name] ?? ''} /> : null}
          </Field>
        )
      })}
      {fixed.ownKeys === undefined ? (
        <Checkbox
          name="ownKeys"
          value="yes"
          defaultChecked={settings.ownKeys}
          label="People can use their own key"
          description="The key stays in their browser, is sent with their requests and is never stored here."
          className="sm:col-span-2"
        />
      ) : (
        <p className="text-sm text-muted sm:col-span-2">
          People {fixed.ownKeys ? 'can' : 'cannot'} use their own key: set by AI_OWN_KEYS.
          <input type="hidden" name="ownKeys" value={own.ownKeys === true ? 'yes' : ''} />
        </p>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {isBusy ? 'Saving…' : 'Save settings'}
        </Button>
      </div>
    </form>
  )
}
