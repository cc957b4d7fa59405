import { useId, useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Wish } from '../bench/bench-state.ts'

type ChangePanelProps = {
  /** A few changes that people often ask for: "shorter". */
  chips: readonly string[]
  /** What this version was asked for already; the next one keeps to it. */
  wishes: readonly string[]
  isBusy: boolean
  /** Why the last wish left everything as it was. */
  unchanged: string | undefined
  onWish: (wish: Wish) => void
  onDropWish: (wish: string) => void
  heading?: 'h2' | 'h3'
}

const longestWish = 500

/** What can be asked of the result that is shown: a change, another version, or two to choose from. */
export function ChangePanel(props: ChangePanelProps) {
  const { chips, wishes, isBusy, unchanged, onWish, onDropWish, heading: Heading = 'h3' } = props
  const id = useId()
  const [wish, setWish] = useState('')
  const [problem, setProblem] = useState<string>()

  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (wish.trim() === '') {
      setProblem('Please say what should change, or ask for another version')
      document.getElementById(`${id}-wish`)?.focus()
      return
    }
    onWish({ wishes: [wish.trim()] })
    setWish('')
  }

  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-4" data-print="hide">
      <Heading id={id} className="text-lg">
        Change
      </Heading>
      <form className="mt-2" noValidate onSubmit={apply}>
        <Field
          id={`${id}-wish`}
          label="What should change?"
          error={wish.length > longestWish ? `Please say it in at most ${longestWish} characters` : problem}
        >
          <div className="flex gap-2">
            <TextInput
              id={`${id}-wish`}
              name="wish"
              autoComplete="off"
              className="min-w-0 flex-1"
              value={wish}
              onChange={(event) => {
                setWish(event.target.value)
                setProblem(undefined)
              }}
            />
            <Button type="submit" disabled={isBusy || wish.length > longestWish}>
              Change it
            </Button>
          </div>
        </Field>
      </form>
      <ul aria-label="Common changes" className="mt-2 flex flex-wrap gap-1.5">
        {chips.map((chip) => (
          <li key={chip}>
            <button
              type="button"
              disabled={isBusy}
              className="construction min-h-11 rounded-sm bg-surface px-3 text-sm hover:border-solid hover:border-ink hover:bg-wash"
              onClick={() => onWish({ wishes: [chip] })}
            >
              {chip}
            </button>
          </li>
        ))}
      </ul>
      {wishes.length > 0 ? (
        <div className="mt-3">
          <p className="text-sm text-muted">Asked for so far. The next version keeps to these.</p>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {wishes.map((one) => (
              <li
                key={one}
                className="flex min-h-11 items-center rounded-sm border border-muted bg-surface pl-3 text-sm"
              >
                <span className="min-w-0 wrap-anywhere">{one}</span>
                <button
                  type="button"
                  aria-label={`Do not ask for this any more: ${one}`}
                  className="grid size-11 place-items-center hover:bg-wash"
                  onClick={() => onDropWish(one)}
                >
                  <Icon name="close" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          disabled={isBusy}
          onClick={() => onWish({})}
        >
          Another version
        </Button>
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          disabled={isBusy}
          onClick={() => onWish({ isBeside: true })}
        >
          Compare two versions
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {unchanged}
      </p>
    </section>
  )
}
