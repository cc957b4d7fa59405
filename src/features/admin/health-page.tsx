import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { adminList } from '#platform/admin-only.server.ts'
import { Badge } from '#ui/badge.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { healthDeskContext } from './health/health-desk.server.ts'
import * as texts from './health/health.texts.ts'
import { judgeHealth, type HealthFact, type HealthPart } from './health/judge-health.ts'
import { readHealth } from './health/read-health.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const desk = context.get(healthDeskContext)
  // The question whether it takes writes is a transaction of its own, and the embedded database has one at a time.
  const facts = await adminList(context, (statements) => readHealth(statements, desk))
  if (!facts.ok) return { ok: false as const }
  const fault = await desk.findFault()
  return { ok: true as const, at: facts.value.now, parts: judgeHealth({ ...facts.value, fault }) }
}

export default function HealthPage() {
  const health = useLoaderData<typeof loader>()
  if (!health.ok) return <FetchFailure message={texts.notReadTitle} />
  const { at, parts } = health
  const inNeed = parts.filter(({ isFine }) => !isFine)
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">{texts.title}</h2>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-lg font-semibold">
            {inNeed.length === 0 ? (
              texts.allFine
            ) : (
              <>
                {texts.someNeedAttention(inNeed.length, parts.length)}{' '}
                {inNeed.map(({ title }, index) => (
                  <span key={title}>
                    {index > 0 ? ', ' : ''}
                    <a href={`#${idOf(title)}`} className="underline">
                      {title}
                    </a>
                  </span>
                ))}
              </>
            )}
          </p>
          <p className="text-sm text-muted">
            {texts.asOf} <LocalTime iso={at.toISOString()} />
          </p>
        </div>
        <LinkButton to="/admin/health" variant="secondary">
          {texts.loadAgain}
        </LinkButton>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {parts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </div>
    </div>
  )
}

function Part({ part: { title, isFine, verdict, facts } }: { part: HealthPart }) {
  const id = idOf(title)
  return (
    <section aria-labelledby={id} className="min-w-0 border border-ink bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="scroll-mt-20 text-xl">
          {title}
        </h3>
        <Badge tone={isFine ? 'green' : 'red'}>
          <span className="inline-flex items-center gap-1">
            <Icon name={isFine ? 'check' : 'warning'} className="size-3.5" />
            {isFine ? texts.fine : texts.needsAttention}
          </span>
        </Badge>
      </div>
      <p className="mt-2">{verdict}</p>
      <dl className="mt-3 grid grid-cols-[minmax(0,auto)_minmax(9rem,1fr)] items-baseline gap-x-4 gap-y-1 text-sm">
        {facts.map((fact, index) => (
          // Nothing else tells two facts of one provider apart, and they come as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <FactRow key={index} fact={fact} />
        ))}
      </dl>
    </section>
  )
}

function FactRow({ fact: { name, text, at } }: { fact: HealthFact }) {
  return (
    <div className="contents">
      <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{name}</dt>
      <dd className="min-w-0 font-mono text-xs leading-5 [overflow-wrap:anywhere]">
        {at ? <LocalTime iso={at.toISOString()} /> : null}
        {at && text ? ', ' : ''}
        {text}
      </dd>
    </div>
  )
}

function idOf(title: string): string {
  return `health-${title.toLowerCase()}`
}
