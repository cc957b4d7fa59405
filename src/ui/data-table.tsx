import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import type { TableQuery } from '#shared/table-query.ts'
import { Button } from './button.tsx'
import { cn } from './class-names.ts'
import * as texts from './data-table.texts.ts'
import { LinkButton } from './link-button.tsx'
import { Icon } from './icon.tsx'
import { TextInput } from './text-input.tsx'
import { useAddressWith } from './use-address-with.ts'

export type TableColumn<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** The value of `sort` in the address; missing where one cannot sort by it. */
  sort?: string
  /** Which way the first press sorts; a second one turns it around. */
  firstDirection?: 'asc' | 'desc'
  className?: string
}

type DataTableProps = {
  /** What the rows are, for those who cannot see where the table stands. */
  caption: string
  query: TableQuery
  search?: { label: string; placeholder: string }
  /** Buttons beside the search. */
  actions?: ReactNode
  /** Cursor of the next page; '' on the last. */
  next: string
  /** Instead of the table when there is no row. */
  empty: string
}

/**
 * A page of rows; search, order and page are in the address, so the server answers them and they can be kept. On a
 * phone every row becomes a card with the headers as labels.
 */
export function DataTable<Row extends { id: string }>(
  props: DataTableProps & { columns: readonly TableColumn<Row>[]; rows: readonly Row[] },
) {
  const { caption, query, search, actions, columns, rows, next, empty } = props
  const addressWith = useAddressWith()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {search ? <SearchForm query={query} search={search} /> : <span />}
        {actions}
      </div>
      {rows.length === 0 ? (
        <p className="construction mt-4 px-5 py-8 text-muted">{empty}</p>
      ) : (
        <div className="mt-4 overflow-x-auto border border-ink bg-surface">
          <table className="data-table">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <HeaderCell key={column.header} column={column} query={query} addressWith={addressWith} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  {columns.map((column) => (
                    <td key={column.header} className={column.className}>
                      <span className="data-label" aria-hidden="true">
                        {column.header}
                      </span>
                      <div className="min-w-0">{column.cell(row)}</div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next !== '' || query.after !== '' ? (
        <nav aria-label={texts.pages(caption)} className="mt-4 flex flex-wrap gap-2">
          {query.after === '' ? null : (
            <LinkButton variant="secondary" size="small" to={addressWith({ after: '' })}>
              <Icon name="arrowLeft" className="size-4" />
              {texts.firstPage}
            </LinkButton>
          )}
          {next === '' ? null : (
            <LinkButton variant="secondary" size="small" to={addressWith({ after: next })}>
              {texts.nextPage}
              <Icon name="arrowRight" className="size-4" />
            </LinkButton>
          )}
        </nav>
      ) : null}
    </>
  )
}

type HeaderCellProps<Row> = {
  column: TableColumn<Row>
  query: TableQuery
  addressWith: ReturnType<typeof useAddressWith>
}

function HeaderCell<Row>({ column, query, addressWith }: HeaderCellProps<Row>) {
  const { header, sort, firstDirection = 'asc', className } = column
  if (sort === undefined)
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    )
  const isSorted = query.sort === sort
  const direction = !isSorted ? firstDirection : query.direction === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (query.direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link
        to={addressWith({ sort, direction, after: '' })}
        preventScrollReset
        className="inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline"
      >
        {header}
        <span aria-hidden="true" className={cn('w-3', !isSorted && 'text-muted')}>
          {isSorted ? (query.direction === 'asc' ? '↑' : '↓') : '↕'}
        </span>
      </Link>
    </th>
  )
}

type SearchFormProps = { query: TableQuery; search: { label: string; placeholder: string } }

/** Long enough not to ask for every letter. */
const typingPauseMs = 250

/** The table narrows while somebody types; Enter and the button ask at once. */
function SearchForm({ query, search }: SearchFormProps) {
  const addressWith = useAddressWith()
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(query.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // "Show all", Back and links search for something else than what stands in the field.
  useEffect(() => {
    if (asked.current === query.search || !input.current) return
    asked.current = query.search
    input.current.value = query.search
  }, [query.search])

  const searchSoon = ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      asked.current = value.trim()
      void submit(form, { replace: true, preventScrollReset: true })
    }, typingPauseMs)
  }

  return (
    <Form
      method="get"
      onSubmit={() => {
        clearTimeout(timer.current)
        asked.current = input.current?.value.trim() ?? ''
      }}
      role="search"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:basis-full"
    >
      <TextInput
        ref={input}
        type="search"
        name="search"
        onChange={searchSoon}
        aria-label={search.label}
        placeholder={search.placeholder}
        defaultValue={query.search}
        maxLength={200}
        className="max-w-md min-w-0 flex-1"
      />
      <input type="hidden" name="sort" value={query.sort} />
      <input type="hidden" name="direction" value={query.direction} />
      <Button type="submit" variant="secondary">
        {texts.search}
      </Button>
      {query.search === '' ? null : (
        <Link
          to={addressWith({ search: '', after: '' })}
          className="flex min-h-11 items-center text-blue underline underline-offset-2"
        >
          {texts.showAll}
        </Link>
      )}
    </Form>
  )
}
