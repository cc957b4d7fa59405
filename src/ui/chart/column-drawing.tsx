import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { cn } from '../class-names.ts'

export type ChartPoint = {
  /** Under the axis, short. */
  label: string
  value: number
}

type ColumnDrawingProps = {
  /** What it shows, for who does not see it; the figures stand in a table. */
  title: string
  points: readonly ChartPoint[]
  width: number
  height: number
  /** How a value is written at the axis. Missing: it is a count. */
  format?: ((value: number) => string) | undefined
  /** Red is for what went wrong. */
  tone?: 'blue' | 'red'
  className?: string
}

const margin = { top: 12, right: 6, bottom: 26, left: 46 }
const labelWidth = 90
const shortNumber = new Intl.NumberFormat('en-US', { notation: 'compact' })

/** Columns over time as the server draws them. */
export function ColumnDrawing(props: ColumnDrawingProps) {
  const { title, points, width, height, format, tone = 'blue', className } = props
  const most = Math.max(...points.map(({ value }) => value), 0)
  const x = scaleBand({
    domain: points.map((_, index) => index),
    range: [margin.left, width - margin.right],
    padding: 0.25,
  })
  const y = scaleLinear({
    domain: [0, most === 0 ? 1 : most],
    range: [height - margin.bottom, margin.top],
    nice: 3,
  })
  // As many labels as have room; the outer ones of narrow columns stay inside the drawing.
  const every = Math.ceil(points.length / (width / labelWidth))
  const outer = x.bandwidth() < labelWidth / 2
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      className={cn('h-auto w-full', className)}
    >
      {points.map(({ value }, index) => (
        <Bar
          key={index}
          x={x(index) ?? 0}
          y={y(value)}
          width={x.bandwidth()}
          height={height - margin.bottom - y(value)}
          className={tone === 'red' ? 'fill-red' : 'fill-blue'}
        />
      ))}
      <AxisLeft
        scale={y}
        left={margin.left}
        tickValues={y.ticks(3).filter((tick) => format !== undefined || Number.isInteger(tick))}
        stroke="currentColor"
        tickStroke="currentColor"
        tickLength={4}
        tickFormat={(value) => (format ?? shortNumber.format)(Number(value))}
        tickComponent={SideTick}
      />
      <AxisBottom
        scale={x}
        top={height - margin.bottom}
        tickValues={points.map((_, index) => index).filter((index) => index % every === 0)}
        stroke="currentColor"
        hideTicks
        tickFormat={(index) => points[index]?.label ?? ''}
        tickLabelProps={(index) => ({
          textAnchor:
            outer && index === 0 ? 'start' : outer && index === points.length - 1 ? 'end' : 'middle',
        })}
        tickComponent={BottomTick}
      />
    </svg>
  )
}

// Texts of our own: those of the library carry style attributes, which our pages refuse.
function SideTick({ x, y, formattedValue }: TickRendererProps) {
  return (
    <text x={x - 3} y={y} dy="0.32em" textAnchor="end" className="fill-ink font-mono text-[11px]">
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
