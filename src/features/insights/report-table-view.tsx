import { cn } from '#ui/class-names.ts'
import { ShareBar } from '#ui/chart/share-bar.tsx'
import * as texts from './insights-page.texts.ts'
import type { ReportTable } from './insights-report.server.ts'

type ReportTableViewProps = {
  table: ReportTable
  /** The range, for the export. */
  query: string
  isWide?: boolean
  hasTitle?: boolean
}

/** Figures with a bar beside the one that matters; reads as a plain table without seeing the bars. */
export function ReportTableView({ table, query, isWide = false, hasTitle = true }: ReportTableViewProps) {
  const { id, title, note, columns, rows, drawn } = table
  const largest = Math.max(0, ...rows.map((row) => Number(row[drawn] ?? 0)))
  return (
    <section aria-labelledby={hasTitle ? id : undefined} className={cn('min-w-0', isWide && 'lg:col-span-2')}>
      <div className="flex items-baseline justify-between gap-4">
        {hasTitle ? (
          <h2 id={id} className="text-xl">
            {title}
          </h2>
        ) : null}
        <a
          href={`/admin/insights/export/${id}.csv${query}`}
          download
          className="py-1 text-sm text-blue underline underline-offset-4"
        >
          {texts.csv}
          <span className="sr-only"> {texts.ofTable(title)}</span>
        </a>
      </div>
      <p className="text-sm text-muted">{note}</p>
      {rows.length === 0 ? (
        <p className="construction mt-3 px-4 py-3">{texts.noDataPeriod}</p>
      ) : (
        <div
          role="region"
          aria-label={`${title}, figures`}
          tabIndex={0}
          className="mt-3 overflow-auto border border-ink sm:max-h-112"
        >
          <table className="w-full text-sm tabular-nums">
            <thead className="sticky top-0 bg-surface text-left">
              <tr>
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={cn(
                      'border-b border-ink px-3 py-2 font-mono text-xs font-normal text-muted',
                      index > 0 && 'text-right',
                    )}
                  >
                    {column}
                  </th>
                ))}
                <td aria-hidden="true" className="w-1/4 border-b border-ink max-sm:hidden" />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={String(row[0])} className="not-last:border-b not-last:border-line">
                  {row.map((value, index) =>
                    index === 0 ? (
                      <th
                        key={index}
                        scope="row"
                        className="min-w-32 px-3 py-2 text-left font-medium wrap-anywhere"
                      >
                        {value === '' ? texts.unknown : value}
                      </th>
                    ) : (
                      <td key={index} className="px-3 py-2 text-right">
                        {typeof value === 'number' ? value.toLocaleString('en-US') : value}
                      </td>
                    ),
                  )}
                  <td aria-hidden="true" className="px-3 py-2 max-sm:hidden">
                    <ShareBar value={Number(row[drawn] ?? 0)} of={largest} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
