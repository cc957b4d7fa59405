import { useIsHydrating } from './use-is-hydrating.ts'

const format = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const
const everywhere = new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' })

/** A moment as the reader's clock shows it; the server, which does not know that clock, writes it in UTC. */
export function LocalTime({ iso, className }: { iso: string; className?: string }) {
  const isHydrating = useIsHydrating()
  const clock = isHydrating ? everywhere : new Intl.DateTimeFormat('en-US', format)
  return (
    <time dateTime={iso} className={className}>
      {clock.format(new Date(iso))}
    </time>
  )
}
