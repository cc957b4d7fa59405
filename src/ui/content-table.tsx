import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { TableQuery } from '#shared/table-query.ts'
import { buttonStyle } from './button-style.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import * as ownTexts from './content-table.texts.ts'
import { DataTable, type TableColumn } from './data-table.tsx'
import { FetchFailure } from './fetch-failure.tsx'
import { Icon } from './icon.tsx'
import { LinkButton } from './link-button.tsx'
import { useAddressWith } from './use-address-with.ts'
import { useDeletion } from './use-deletion.tsx'

type Row = { id: string; title: string }

type Texts = {
  heading: string
  caption: string
  searchLabel: string
  searchPlaceholder: string
  createNew: string
  noRows: string
  noMatches: string
  fetchFailed: string
  deleteQuestion: string
  deleted: string
  deleteFailed: string
  restored: string
}

type ContentTableProps<Listed extends Row, Edited> = {
  texts: Texts
  /** Where changes are sent. */
  route: string
  /** From `contentLoader`. */
  loaded: {
    query: TableQuery
    isNew: boolean
    /** What the address names is not there. */
    gone: string | undefined
    content:
      | { ok: true; value: { page: { rows: readonly Listed[]; next: string }; edited: Edited | undefined } }
      | { ok: false }
  }
  /** Beside the actions. */
  columns: readonly TableColumn<Listed>[]
  /** `edited`: undefined for a new row. */
  renderDialog: (edited: Edited | undefined, listAddress: string) => ReactNode
}

/** What admins write: a table with a dialog for each row and a new one, and a deletion that can be undone. */
export function ContentTable<Listed extends Row, Edited>(props: ContentTableProps<Listed, Edited>) {
  const { texts, route, loaded, columns, renderDialog } = props
  const { query, content, isNew, gone } = loaded
  const addressWith = useAddressWith()
  const { askToDelete, deletion } = useDeletion(route, {
    question: texts.deleteQuestion,
    deleted: texts.deleted,
    failed: texts.deleteFailed,
    restored: texts.restored,
  })
  if (!content.ok) return <FetchFailure message={texts.fetchFailed} />
  const { page, edited } = content.value

  const actions = ({ id, title }: Listed) => (
    <span className="-ml-3 flex gap-1">
      <Link
        to={addressWith({ edit: id })}
        preventScrollReset
        aria-label={ownTexts.editNamed(title)}
        className={buttonStyle('quiet', 'small')}
      >
        <Icon name="pencil" className="size-4" />
      </Link>
      <Button
        variant="quiet"
        size="small"
        aria-label={ownTexts.deleteNamed(title)}
        onClick={() => askToDelete({ id, name: title })}
      >
        <Icon name="trash" className="size-4" />
      </Button>
    </span>
  )

  return (
    <>
      <h2 className="sr-only">{texts.heading}</h2>
      {deletion}
      {gone === undefined ? null : <Callout tone="red">{gone}</Callout>}
      <DataTable
        caption={texts.caption}
        query={query}
        search={{ label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
        actions={
          <LinkButton to={addressWith({ edit: 'new' })} preventScrollReset>
            <Icon name="plus" className="size-4" />
            {texts.createNew}
          </LinkButton>
        }
        columns={[...columns, { header: ownTexts.actions, cell: actions }]}
        rows={page.rows}
        next={page.next}
        empty={query.search === '' ? texts.noRows : texts.noMatches}
      />
      {isNew || edited ? renderDialog(edited, addressWith({ edit: '' })) : null}
    </>
  )
}
