import { cn } from './class-names.ts'

type ProgressBarProps = {
  value: number
  max: number
  label: string
  /** What a screen reader says instead of a percentage, for example `Step 3 of 6`. */
  valueText?: string
  tone?: 'blue' | 'green'
  className?: string
}

/** A native `<progress>`: its width needs no style attribute. */
export function ProgressBar({ value, max, label, valueText, tone = 'blue', className }: ProgressBarProps) {
  return (
    <progress
      className={cn('meter', className)}
      data-tone={tone}
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
    >
      {valueText ?? `${Math.round((value / max) * 100)}%`}
    </progress>
  )
}
