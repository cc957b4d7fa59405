import { useState, type FormEvent } from 'react'
import type { ShownSetup } from '#engine/providers/model-desk.server.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { TextInput } from '#ui/text-input.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import type { ModelAnswer } from './model-actions.server.ts'
import * as texts from './model-settings-form.texts.ts'
import { modelsRoute } from './models-route.ts'

type NumberName = 'dailyBudget' | 'perAddressAnHour' | 'perUserAnHour' | 'aDay'

const numbers: readonly { name: NumberName; label: string; variable: string }[] = [
  { name: 'dailyBudget', label: texts.budgetPerDay, variable: 'AI_DAILY_BUDGET_USD' },
  { name: 'aDay', label: texts.answersPerDay, variable: 'AI_ANSWERS_A_DAY' },
  { name: 'perUserAnHour', label: texts.answersPerUser, variable: 'AI_ANSWERS_PER_USER' },
  { name: 'perAddressAnHour', label: texts.answersPerAddress, variable: 'AI_ANSWERS_PER_ADDRESS' },
]

/** Budget, shares, and whether people may bring keys of their own. */
export function ModelSettingsForm({ setup }: { setup: Pick<ShownSetup, 'settings' | 'fixed'> }) {
  const { settings, fixed } = setup
  // undefined: the admin has not changed the box.
  const [changedTo, setChangedTo] = useState<boolean>()
  const showToast = useToast()
  const { fetcher, isBusy, fields } = useAdminAction<ModelAnswer>({
    onDone: () => {
      setChangedTo(undefined)
      showToast({ title: texts.settingsSaved })
    },
    failure: texts.settingsNotSaved,
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    form.set('intent', 'settings')
    // Only what was changed here: another admin can have saved the rest since this page was opened.
    for (const { name } of numbers) if (form.get(name) === String(settings[name])) form.delete(name)
    if (changedTo !== undefined) form.set('ownKeys', changedTo ? 'yes' : 'no')
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
            hint={isFixed ? texts.setBy(variable) : undefined}
            error={fields[name]}
          >
            {/* Made anew with what was saved, which can be written otherwise than it was typed. */}
            <TextInput
              key={settings[name]}
              ref={passFocusToButton}
              name={isFixed ? undefined : name}
              inputMode="decimal"
              dir="ltr"
              readOnly={isFixed}
              defaultValue={settings[name]}
            />
          </Field>
        )
      })}
      {fixed.ownKeys === undefined ? (
        <Checkbox
          checked={changedTo ?? settings.ownKeys}
          onChange={({ target: { checked } }) =>
            setChangedTo(checked === settings.ownKeys ? undefined : checked)
          }
          label={texts.ownKeys}
          description={texts.ownKeysAbout}
          className="sm:col-span-2"
        />
      ) : (
        <p className="text-sm text-muted sm:col-span-2">{texts.ownKeysSetBy(fixed.ownKeys)}</p>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {isBusy ? texts.saving : texts.saveSettings}
        </Button>
      </div>
    </form>
  )
}

/** From where Enter was pressed. */
function passFocusToButton(input: HTMLInputElement | null) {
  return passFocusOn(input, () => input?.form?.querySelector('button'))
}
