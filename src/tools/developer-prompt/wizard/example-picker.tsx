import { Dialog } from '#ui/dialog.tsx'
import * as texts from './example-picker.texts.ts'
import type { WizardState } from './use-wizard.ts'

export type ExampleLabel = { label: string; about: string }

/** Eight finished forms to start from, one per project type. */
export function ExamplePicker(props: { wizard: WizardState; labels: readonly ExampleLabel[] }) {
  const { open, close, swap } = props.wizard
  return (
    <Dialog
      isOpen={open === 'examples'}
      onClose={close}
      title={texts.startFromExample}
      description={texts.examplesAbout}
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {props.labels.map(({ label, about }, index) => (
          <li key={label}>
            <button
              type="button"
              className="construction block h-full min-h-11 w-full rounded-sm bg-surface px-3 py-2 text-left hover:border-solid hover:border-ink hover:bg-wash"
              onClick={() => {
                close()
                swap.ask(index)
              }}
            >
              <span className="block leading-snug font-medium">{label}</span>
              <span className="label-mono text-muted">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
