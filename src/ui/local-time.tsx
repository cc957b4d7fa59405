import { useIsHydrating } from './use-is-hydrating.ts'

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
const formats = {
  moment: { ...day, hour: 'numeric', minute: '2-digit' },
  date: day,
  longDate: { ...day, month: 'long' },
} as const
const everywhere = {
  moment: new Intl.DateTimeFormat('en-US', { ...formats.moment, timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat('en-US', { ...formats.date, timeZone: 'UTC' }),
  longDate: new Intl.DateTimeFormat('en-US', { ...formats.longDate, timeZone: 'UTC' }),
}

/** Made once each: a list holds many, and making one takes long. */
const here: Partial<typeof everywhere> = {}

type LocalTimeProps = { iso: string; format?: keyof typeof formats; className?: string }

/** A moment as the reader's clock shows it; the server, which does not know that clock, writes it in UTC. */
export function LocalTime({ iso, format = 'moment', className }: LocalTimeProps) {
  const isHydrating = useIsHydrating()
  const clock = isHydrating
    ? everywhere[format]
    : (here[format] ??= new Intl.DateTimeFormat('en-US', formats[format]))
  return (
    <time dateTime={iso} className={className}>
      {clock.format(new Date(iso))}
    </time>
  )
}
