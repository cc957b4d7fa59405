import { ColumnDrawing, type ChartPoint } from './column-drawing.tsx'

type ColumnChartProps = {
  /** What it shows, for who does not see it; the figures stand in a table. */
  title: string
  points: readonly ChartPoint[]
}

/** Over the whole page: a narrow drawing for phones, a wide one for the rest. */
export function ColumnChart({ title, points }: ColumnChartProps) {
  return (
    <div className="mt-3 text-ink">
      <ColumnDrawing title={title} points={points} width={340} height={200} className="sm:hidden" />
      <ColumnDrawing title={title} points={points} width={900} height={240} className="max-sm:hidden" />
    </div>
  )
}
