import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'

/** How much of the largest a figure is; it stands beside the figure, which is what is read aloud. */
export function ShareBar({ value, of }: { value: number; of: number }) {
  const width = scaleLinear({ domain: [0, Math.max(1, of)], range: [0, 100], clamp: true })
  return (
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2.5 w-full min-w-16">
      <Bar x={0} y={7} width={100} height={1} className="fill-line" />
      <Bar x={0} y={0} width={width(value)} height={8} className="fill-blue" />
    </svg>
  )
}
