import { Icon } from '#ui/icon.tsx'
import * as texts from './dashboard-page.texts.ts'

export type StateEntry = { name: string; isWell: boolean; text: string }

/** What is well and what is not, in words and signs, not by colour alone. */
export function StateList({ entries }: { entries: readonly StateEntry[] }) {
  return (
    <dl className="mt-2 grid gap-x-3 gap-y-1.5 grid-cols-[max-content_minmax(0,1fr)]">
      {entries.map(({ name, isWell, text }) => (
        <div key={name} className="contents">
          <dt className="flex items-center gap-2 self-start font-semibold">
            <span className={isWell ? 'text-green' : 'text-red'}>
              <Icon name={isWell ? 'check' : 'warning'} className="size-4" />
              <span className="sr-only">{isWell ? texts.well : texts.problem}: </span>
            </span>
            {name}
          </dt>
          <dd className="min-w-0 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
