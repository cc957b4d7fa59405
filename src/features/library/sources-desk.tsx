import { useState } from 'react'
import { Form, Link, useNavigation, useRevalidator, useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { SourceImport } from './source-import.tsx'
import {
  formatNames,
  undetermined,
  type ListedSource,
  type SourceFilter,
  type SourceScope,
} from './source.ts'
import * as texts from './sources-desk.texts.ts'

type SourcesDeskProps = {
  scope: SourceScope
  /** Address of the page. */
  path: string
  filter: SourceFilter
  totals: { documents: number; words: number }
  list: { items: readonly ListedSource[]; next: number | undefined }
  /** What the last change came to. */
  outcome: { ok: boolean; message: string } | undefined
}

/** Importing sources, and the list of those that are there. */
export function SourcesDesk({ scope, path, filter, totals, list, outcome }: SourcesDeskProps) {
  const revalidator = useRevalidator()
  // On its own page it stands right below the title, in the panel below the tab's.
  const Heading = scope === 'own' ? 'h2' : 'h3'
  const isChanging = useNavigation().state === 'submitting'
  const next =
    list.next === undefined
      ? undefined
      : `${path}?${new URLSearchParams({ search: filter.search, before: String(list.next) })}`

  return (
    <>
      <SourceImport scope={scope} onImported={() => void revalidator.revalidate()} />
      <p className="label-mono mt-10 text-muted">{texts.documentsAndWords(totals.documents, totals.words)}</p>
      <div role="status">
        {outcome ? (
          <Callout tone={outcome.ok ? 'green' : 'red'} className="mt-3">
            {outcome.message}
          </Callout>
        ) : null}
      </div>
      {totals.documents > 0 ? (
        <Form method="get" role="search" className="mt-4 flex flex-wrap items-end gap-3" key={filter.search}>
          <div className="min-w-52 grow sm:max-w-80">
            <Field label={texts.searchByTitle}>
              <TextInput type="search" name="search" defaultValue={filter.search} maxLength={200} />
            </Field>
          </div>
          <Button type="submit" variant="secondary">
            {texts.search}
          </Button>
          {filter.search === '' ? null : (
            <Link to={path} className="flex min-h-11 items-center text-blue underline underline-offset-2">
              {texts.showAll}
            </Link>
          )}
        </Form>
      ) : null}
      {list.items.length === 0 ? (
        <div className="construction mt-6 px-6 py-8">
          <Heading className="text-xl">
            {totals.documents === 0 ? texts.noSourcesYet : texts.noMatchingSources}
          </Heading>
          <p className="mt-2 text-muted">
            {totals.documents === 0 ? texts.addSourcesAbove(scope === 'own') : texts.tryFewerWords}
          </p>
        </div>
      ) : (
        <ul className="mt-6 border-t border-ink">
          {list.items.map((source) => (
            <SourceRow key={source.id} source={source} isChanging={isChanging} />
          ))}
        </ul>
      )}
      {filter.before === undefined ? null : (
        <p className="mt-4">
          <Link to={path} className="text-blue underline underline-offset-2">
            {texts.backNewest}
          </Link>
        </p>
      )}
      {next === undefined ? null : (
        <p className="mt-4">
          <Link to={next} className="text-blue underline underline-offset-2">
            {texts.olderSources}
          </Link>
        </p>
      )}
    </>
  )
}

function SourceRow({ source, isChanging }: { source: ListedSource; isChanging: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const submit = useSubmit()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{source.title}</bdi>
        </p>
        <p className="label-mono text-muted">
          {texts.sourceFacts(
            formatNames[source.format],
            source.words,
            source.language === undetermined ? texts.unknownLanguage : source.language,
          )}
          <LocalTime iso={source.createdAt} format="date" />
        </p>
        {source.url === null ? null : (
          <p className="text-sm wrap-anywhere">
            <a href={source.url} rel="noreferrer nofollow" className="text-blue underline underline-offset-2">
              {source.url}
            </a>
          </p>
        )}
        {source.isIndexed ? null : <p className="text-sm text-red">{texts.notIndexed}</p>}
      </div>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={source.id} />
        <Button
          type="submit"
          name="change"
          value="reindex"
          variant="quiet"
          size="small"
          className="min-h-11"
          isBusy={isChanging}
        >
          {texts.indexAgain} <span className="sr-only">{source.title}</span>
        </Button>
        <Button variant="quiet" size="small" className="min-h-11" onClick={() => setIsAsking(true)}>
          {texts.deleteButton} <span className="sr-only">{source.title}</span>
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deleteQuestion}
        confirmLabel={texts.deleteButton}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void submit({ change: 'delete', id: source.id }, { method: 'post' })
        }}
      >
        {texts.deleteWarning(source.title)}
      </ConfirmDialog>
    </li>
  )
}
