import { ColumnDrawing } from '#ui/chart/column-drawing.tsx'
import * as texts from './dashboard-page.texts.ts'

export type DailyValue = {
  /** 2026-11-20 */
  day: string
  value: number
}

type DailyChartProps = {
  title: string
  days: readonly DailyValue[]
  /** How a value is written, in the chart and in the table. Missing: it is a count. */
  format?: (value: number) => string
  /** Red is for what went wrong. */
  tone?: 'blue' | 'red'
}

const wholeNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayName = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`))

/** Bars by day, drawn on the server; the same figures stand in a table below. */
export function DailyChart(props: DailyChartProps) {
  const { title, days, format = wholeNumber, tone = 'blue' } = props
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const most = Math.max(...days.map(({ value }) => value), 0)
  return (
    <figure className="min-w-0 border border-ink bg-surface px-4 py-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <span className="font-mono text-sm text-muted">{texts.total(format(total))}</span>
      </figcaption>
      {total === 0 ? (
        <p className="mt-2 text-muted">{texts.noData}</p>
      ) : (
        <>
          <ColumnDrawing
            className="mt-2"
            title={texts.chartLabel(title, format(total), format(most))}
            points={days.map(({ day, value }) => ({ label: dayName(day), value }))}
            width={360}
            height={150}
            format={props.format}
            tone={tone}
          />
          <details className="mt-1 text-sm">
            <summary className="inline-flex min-h-9 items-center text-blue underline underline-offset-2">
              {texts.asATable}
              <span className="sr-only">: {title}</span>
            </summary>
            <div
              className="max-h-64 overflow-y-auto"
              tabIndex={0}
              role="region"
              aria-label={texts.asTableOf(title)}
            >
              <table className="w-full">
                <thead>
                  <tr>
                    <th scope="col" className="py-1 text-left">
                      {texts.day}
                    </th>
                    <th scope="col" className="py-1 text-right">
                      {title}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {days.map(({ day, value }) => (
                    <tr key={day} className="border-t border-line">
                      <td className="py-1">{day}</td>
                      <td className="py-1 text-right">{format(value)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  )
}
