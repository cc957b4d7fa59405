import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { cn } from '../class-names.ts'

export type ChartPoint = {
  /** Under the axis, short. */
  label: string
  value: number
}

type ColumnChartProps = {
  /** What it shows, for who does not see it; the figures stand in a table. */
  title: string
  points: readonly ChartPoint[]
  className?: string
}

/** Columns over time, drawn on the server: a narrow drawing for phones, a wide one for the rest. */
export function ColumnChart({ title, points, className }: ColumnChartProps) {
  return (
    <div className={cn('text-ink', className)}>
      <Drawing title={title} points={points} width={340} height={200} className="sm:hidden" />
      <Drawing title={title} points={points} width={900} height={240} className="max-sm:hidden" />
    </div>
  )
}

const margin = { top: 12, right: 8, bottom: 30, left: 44 }

type DrawingProps = ColumnChartProps & { width: number; height: number }

function Drawing({ title, points, width, height, className }: DrawingProps) {
  const highest = Math.max(1, ...points.map(({ value }) => value))
  const x = scaleBand({
    domain: points.map((_, index) => index),
    range: [margin.left, width - margin.right],
    padding: 0.25,
  })
  const y = scaleLinear({ domain: [0, highest], range: [height - margin.bottom, margin.top], nice: true })
  // As many labels as have room.
  const every = Math.ceil(points.length / (width / 90))
  return (
    <svg role="img" aria-label={title} viewBox={`0 0 ${width} ${height}`} className={cn('w-full', className)}>
      <AxisLeft
        scale={y}
        left={margin.left}
        numTicks={4}
        tickFormat={(value) => (Number.isInteger(Number(value)) ? Number(value).toLocaleString('en-US') : '')}
        stroke="currentColor"
        tickStroke="currentColor"
        tickLength={4}
        tickComponent={SideTick}
      />
      <AxisBottom
        scale={x}
        top={height - margin.bottom}
        tickValues={points.map((_, index) => index).filter((index) => index % every === 0)}
        stroke="currentColor"
        tickStroke="currentColor"
        tickLength={4}
        tickFormat={(index) => points[index]?.label ?? ''}
        tickComponent={BottomTick}
      />
      {points.map(({ value }, index) => (
        <Bar
          key={index}
          x={x(index) ?? 0}
          y={y(value)}
          width={x.bandwidth()}
          height={Math.max(0, height - margin.bottom - y(value))}
          className="fill-blue"
        />
      ))}
    </svg>
  )
}

// Of our own, because the package's labels carry style attributes, which our policy refuses.
function SideTick({ x, y, formattedValue }: TickRendererProps) {
  return (
    <text x={x - 4} y={y} dy="0.32em" textAnchor="end" className="fill-muted font-mono text-[11px]">
      {formattedValue}
    </text>
  )
}

function BottomTick({ x, y, formattedValue }: TickRendererProps) {
  return (
    <text x={x} y={y + 8} textAnchor="middle" className="fill-muted font-mono text-[11px]">
      {formattedValue}
    </text>
  )
}
