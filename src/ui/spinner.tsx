import { cn } from './class-names.ts'

/** A pair of compasses drawing its circle; the text beside it says what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg className={cn('size-5 animate-spin', className)} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 3" />
      <path d="M10 2A8 8 0 0 1 18 10" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
