import { cn } from '#ui/class-names.ts'
import type { ToolPageSpec } from './tool-page-spec.ts'

const widths = ['w-11/12', 'w-4/5', 'w-full', 'w-3/5', 'w-5/6'] as const

/** The result before there is one: dashed construction lines with a note of what goes where. */
export function EmptyHint({ title, parts }: ToolPageSpec['empty']) {
  return (
    <div className="construction bg-surface px-4 py-5 sm:px-6">
      <p className="font-semibold">{title}</p>
      <dl className="mt-4 grid gap-4">
        {parts.map((part, index) => (
          <div key={part.name}>
            <dt className="label-mono text-ink">{part.name}</dt>
            <dd className="text-sm text-muted">{part.about}</dd>
            <div
              aria-hidden="true"
              className={cn('mt-1.5 border-t border-dashed border-muted', widths[index % widths.length])}
            />
          </div>
        ))}
      </dl>
    </div>
  )
}
