import { useId, useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Wish } from '../bench/bench-result.ts'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'

const longestWish = 500

/** What can be asked of the result that is shown: a change, another version, or two to choose from. */
export function ChangePanel() {
  const { bench, state, result, spec, wish, onWish } = useResult()
  const { unmet } = result
  // Also what no model has done yet: it goes along with the next wish.
  const wishes = [...new Set([...result.wishes, ...(unmet?.wish.wishes ?? [])])]
  const offered = spec.wishes.filter((chip) => !wishes.includes(chip))
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const isBusy = state.phase === 'working'
  const isTooLong = wish.length > longestWish
  const ask = (change: Wish) => void bench.change(change)

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (wish.trim() === '') {
      setProblem(texts.sayWhatShouldChange)
      return document.getElementById(id)?.focus()
    }
    const sent = await bench.change({ wishes: [wish.trim()] })
    if (sent === 'answered') onWish('')
  }

  return (
    <>
      <form noValidate onSubmit={(event) => void apply(event)}>
        <Field
          id={id}
          label={texts.whatShouldChange}
          error={isTooLong ? texts.wishTooLong(longestWish) : problem}
        >
          <div className="flex flex-wrap gap-2">
            <TextInput
              id={id}
              name="wish"
              autoComplete="off"
              className="min-w-48 flex-1"
              value={wish}
              onChange={(event) => {
                onWish(event.target.value)
                setProblem(undefined)
              }}
            />
            <Button type="submit" variant="secondary" disabled={isBusy || isTooLong}>
              {texts.changeIt}
            </Button>
          </div>
        </Field>
      </form>
      <ul aria-label={texts.commonChanges} className="mt-2 flex flex-wrap gap-1.5">
        {offered.map((chip) => (
          <li key={chip}>
            <button
              type="button"
              disabled={isBusy}
              className="construction min-h-11 rounded-sm bg-surface px-3 text-sm hover:border-solid hover:border-ink hover:bg-wash"
              onClick={() => ask({ wishes: [chip] })}
            >
              {chip}
            </button>
          </li>
        ))}
      </ul>
      {wishes.length > 0 ? (
        <div className="mt-3">
          <p id={`${id}-wishes`} className="text-sm text-muted">
            {texts.changesSoFar}
          </p>
          <ul aria-labelledby={`${id}-wishes`} className="mt-1 flex flex-wrap gap-1.5">
            {wishes.map((earlier) => (
              <li
                key={earlier}
                className="flex min-h-11 items-center rounded-sm border border-blue bg-wash pl-3 text-sm"
              >
                <span className="min-w-0 wrap-anywhere">{earlier}</span>
                <button
                  type="button"
                  aria-label={texts.forgetWish(earlier)}
                  disabled={isBusy}
                  className="grid size-11 place-items-center hover:bg-surface"
                  onClick={() => bench.dropWish(earlier)}
                >
                  <Icon name="close" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="touch" disabled={isBusy} onClick={() => ask({})}>
          {texts.anotherVersion}
        </Button>
        <Button variant="secondary" size="touch" disabled={isBusy} onClick={() => ask({ isBeside: true })}>
          {texts.compareTwoVersions}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {isBusy ? null : unmet?.why}
      </p>
    </>
  )
}
