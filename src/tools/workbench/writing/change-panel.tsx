import { useId, useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Wish } from './live.ts'

type ChangePanelProps = {
  /** A few wishes that fit this tool: "shorter". */
  chips: readonly string[]
  isBusy: boolean
  /** Why the last wish left everything as it was. */
  unchanged: string | undefined
  onWish: (wish: Wish) => void
  /** Its place among the headings of the page. */
  heading?: 'h2' | 'h3'
}

const longestWish = 500

/** What can be asked of the result on the table; the form and its own buttons stay as they are. */
export function ChangePanel({ chips, isBusy, unchanged, onWish, heading: Heading = 'h3' }: ChangePanelProps) {
  const id = useId()
  const [wish, setWish] = useState('')
  const [problem, setProblem] = useState<string>()

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const instruction = wish.trim()
    if (isBusy) return
    if (instruction === '') {
      setProblem('Please say what should change, or ask for another version')
      document.getElementById(`${id}-wish`)?.focus()
      return
    }
    onWish({ instruction })
  }
  const choose = (chip: string) => {
    setWish(wish.trim() === '' ? chip : `${wish.trim()}, ${chip}`)
    setProblem(undefined)
    document.getElementById(`${id}-wish`)?.focus()
  }

  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-4" data-print="hide">
      <Heading id={id} className="text-lg">
        Change this result
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
      <ul aria-label="Examples of changes" className="mt-2 flex flex-wrap gap-1.5">
        {chips.map((chip) => (
          <li key={chip}>
            <button
              type="button"
              className="construction min-h-11 rounded-sm bg-surface px-3 text-sm hover:border-solid hover:border-ink hover:bg-wash"
              onClick={() => choose(chip)}
            >
              {chip}
            </button>
          </li>
        ))}
      </ul>
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
