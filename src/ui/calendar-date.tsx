const clock = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day as it was chosen, `2026-11-20`: the same everywhere, unlike a moment. */
export function CalendarDate({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {clock.format(new Date(`${date}T00:00:00Z`))}
    </time>
  )
}
