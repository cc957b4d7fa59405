import { Fragment, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './history-page.texts.ts'
import { HistoryFilter } from './history.schema.ts'

type HistoryFilterFormProps = { filter: HistoryFilter; tools: readonly { slug: string; name: string }[] }

/** Plain GET, so a search is an address that can be kept. */
export function HistoryFilterForm({ filter, tools }: HistoryFilterFormProps) {
  const searchButton = useRef<HTMLButtonElement>(null)
  const { elsewhere, noteSent } = useChangesElsewhere(filter)
  const isFiltered = filter.search !== '' || filter.tool !== '' || filter.favourites
  return (
    <Form
      method="get"
      role="search"
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => noteSent(Object.fromEntries(new FormData(event.currentTarget)))}
    >
      <Fragment key={elsewhere}>
        <div className="min-w-52 grow sm:max-w-80">
          <Field label={texts.searchYourPrompts}>
            <TextInput type="search" name="search" defaultValue={filter.search} maxLength={200} />
          </Field>
        </div>
        <Field label={texts.tool}>
          <Select
            name="tool"
            defaultValue={filter.tool}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            options={[
              { value: '', label: texts.allTools },
              ...tools.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
        </Field>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="favourites"
            value="true"
            defaultChecked={filter.favourites}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="size-4.5"
          />
          {texts.favoritesOnly}
        </label>
      </Fragment>
      <Button ref={searchButton} type="submit" variant="secondary">
        {texts.search}
      </Button>
      {isFiltered ? (
        <Link
          to="/history"
          className="flex min-h-11 items-center text-blue underline underline-offset-2"
          // The link disappears when nothing is filtered, and the focus would be lost with it.
          onClick={() => searchButton.current?.focus()}
        >
          {texts.showAll}
        </Link>
      ) : null}
    </Form>
  )
}

/**
 * How often the filter became one that the form did not send: by a link, or by the browser's Back. Only then are the
 * fields drawn anew; after a search of their own, one has the focus and somebody may have typed on.
 */
function useChangesElsewhere(filter: HistoryFilter) {
  const current = JSON.stringify(filter)
  const [known, setKnown] = useState(current)
  const [sent, setSent] = useState('')
  const [elsewhere, setElsewhere] = useState(0)
  if (current !== known) {
    setKnown(current)
    if (current !== sent) {
      setSent('')
      setElsewhere(elsewhere + 1)
    }
  }
  return { elsewhere, noteSent: (form: object) => setSent(JSON.stringify(HistoryFilter.parse(form))) }
}
