import { Form, Link, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import * as texts from './history-page.texts.ts'
import type { HistoryFilter } from './history.schema.ts'

type HistoryFilterFormProps = { filter: HistoryFilter; tools: readonly { slug: string; name: string }[] }

/** Plain GET, so a search is an address that can be kept. */
export function HistoryFilterForm({ filter, tools }: HistoryFilterFormProps) {
  const submit = useSubmit()
  const isFiltered = filter.search !== '' || filter.tool !== '' || filter.favourites
  return (
    <Form
      method="get"
      role="search"
      className="mt-6 flex flex-wrap items-end gap-3"
      key={JSON.stringify(filter)}
    >
      <div className="min-w-52 grow sm:max-w-80">
        <Field label={texts.searchYourPrompts}>
          <TextInput type="search" name="search" defaultValue={filter.search} maxLength={200} />
        </Field>
      </div>
      <Field label={texts.tool}>
        <Select
          name="tool"
          defaultValue={filter.tool}
          onChange={(event) => void submit(event.currentTarget.form)}
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
          onChange={(event) => void submit(event.currentTarget.form)}
          className="size-4.5"
        />
        {texts.favoritesOnly}
      </label>
      <Button type="submit" variant="secondary">
        {texts.search}
      </Button>
      {isFiltered ? (
        <Link to="/history" className="flex min-h-11 items-center text-blue underline underline-offset-2">
          {texts.showAll}
        </Link>
      ) : null}
    </Form>
  )
}
