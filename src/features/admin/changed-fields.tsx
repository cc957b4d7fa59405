import { cutText } from '#shared/text/cut-text.ts'
import * as texts from './audit-page.texts.ts'

type Values = Record<string, unknown> | null

/** Only what an action changed, old beside new; long texts by their beginning. */
export function ChangedFields({ before, after }: { before: Values; after: Values }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]) && !isBookkeeping(name, after),
  )
  if (names.length === 0) return <span className="text-muted">{texts.noDifference}</span>
  return (
    <details>
      <summary className="flex min-h-9 items-center text-blue underline underline-offset-2">
        {names.length === 1 ? names[0] : texts.fieldCount(names.length)}
      </summary>
      <dl className="mt-1 grid gap-2 text-sm">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-mono text-xs text-muted">{name}</dt>
            {before && name in before ? (
              <dd className="wrap-anywhere">
                <del className="text-red">{shown(before[name])}</del>
              </dd>
            ) : null}
            {after && name in after ? (
              <dd className="wrap-anywhere">
                <ins className="text-green no-underline">{shown(after[name])}</ins>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The form does not have them, so in every change they would look removed. */
function isBookkeeping(name: string, after: Values): boolean {
  return after !== null && !(name in after)
}

const mostShown = 300

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostShown ? `${cutText(text, mostShown)}…` : text
}
