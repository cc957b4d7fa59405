import { cn } from '#ui/class-names.ts'

/** A tool's line drawing: one stroke weight, in the colour of its surroundings. */
export function ToolPlate({ plate, className }: { plate: string; className?: string }) {
  return (
    <svg
      className={cn('block h-auto w-full', className)}
      viewBox="0 0 120 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={plate} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
