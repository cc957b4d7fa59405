import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'

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

const width = 360
const height = 150
const margin = { top: 12, right: 4, bottom: 22, left: 46 }

const wholeNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
const shortNumber = new Intl.NumberFormat('en-US', { notation: 'compact' })
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
/** The outer days stay inside the drawing. */
const anchors = ['start', 'middle', 'end'] as const
const dayName = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`))

/** Bars by day, drawn on the server; the same figures stand in a table below. */
export function DailyChart(props: DailyChartProps) {
  const { title, days, format = wholeNumber, tone = 'blue' } = props
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const x = scaleBand({
    domain: days.map(({ day }) => day),
    range: [margin.left, width - margin.right],
    paddingInner: 0.25,
  })
  const most = Math.max(...days.map(({ value }) => value), 0)
  const y = scaleLinear({
    domain: [0, most === 0 ? 1 : most],
    range: [height - margin.bottom, margin.top],
    nice: 3,
  })
  const isCount = props.format === undefined
  const heights = y.ticks(3).filter((tick) => !isCount || Number.isInteger(tick))
  const marked = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap((entry) =>
    entry ? [entry.day] : [],
  )
  return (
    <figure className="min-w-0 border border-ink bg-surface px-4 py-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold">{title}</span>
        <span className="font-mono text-sm text-muted">{format(total)} in all</span>
      </figcaption>
      {total === 0 ? (
        <p className="mt-2 text-muted">Nothing in these days.</p>
      ) : (
        <>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            className="mt-2 h-auto w-full"
            role="img"
            aria-label={`${title}, by day: ${format(total)} in all, ${format(most)} on the busiest day. The table below has all figures.`}
          >
            {days.map(({ day, value }) => (
              <Bar
                key={day}
                x={x(day) ?? 0}
                y={y(value)}
                width={x.bandwidth()}
                height={height - margin.bottom - y(value)}
                className={tone === 'red' ? 'fill-red' : 'fill-blue'}
              />
            ))}
            <AxisLeft
              scale={y}
              left={margin.left}
              tickValues={heights}
              stroke="currentColor"
              tickStroke="currentColor"
              tickLength={4}
              tickFormat={(value) => (isCount ? shortNumber.format(Number(value)) : format(Number(value)))}
              tickComponent={LeftTick}
            />
            <AxisBottom
              scale={x}
              top={height - margin.bottom}
              tickValues={marked}
              stroke="currentColor"
              hideTicks
              tickFormat={dayName}
              tickLabelProps={(_, index) => ({ textAnchor: anchors[index] ?? 'middle' })}
              tickComponent={BottomTick}
            />
          </svg>
          <details className="mt-1 text-sm">
            <summary className="inline-flex min-h-9 items-center text-blue underline underline-offset-2">
              As a table<span className="sr-only">: {title}</span>
            </summary>
            <div
              className="max-h-64 overflow-y-auto"
              tabIndex={0}
              role="region"
              aria-label={`${title}, as a table`}
            >
              <table className="w-full">
                <thead>
                  <tr>
                    <th scope="col" className="py-1 text-left">
                      Day
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

// Texts of our own: those of the library carry style attributes, which our pages refuse.
function LeftTick({ x, y, formattedValue }: TickRendererProps) {
  return (
    <text x={x - 3} y={y + 4} textAnchor="end" className="fill-ink font-mono text-[11px]">
      {formattedValue}
    </text>
  )
}

function BottomTick({ x, formattedValue, textAnchor }: TickRendererProps) {
  return (
    <text x={x} y={16} textAnchor={textAnchor} className="fill-ink font-mono text-[11px]">
      {formattedValue}
    </text>
  )
}
