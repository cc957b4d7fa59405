import { Icon } from '#ui/icon.tsx'
import * as texts from './dashboard-page.texts.ts'

export type StateEntry = { name: string; isWell: boolean; text: string }

/** What is well and what is not, in words and signs, not by colour alone. */
export function StateList({ entries }: { entries: readonly StateEntry[] }) {
  return (
    <dl className="mt-2 grid gap-1.5">
      {entries.map(({ name, isWell, text }) => (
        <div key={name} className="flex items-start gap-2">
          <dt className="flex shrink-0 items-center gap-2 font-semibold">
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
