const stations = [
  { name: 'Form', note: 'what you typed' },
  { name: 'Read', note: 'words become facts' },
  { name: 'Decide', note: 'rules, gaps, phases' },
  { name: 'Write', note: 'for your platform' },
  { name: 'Lint', note: 'red pencil' },
] as const

/** The composer's stations on one line; a list for those who hear it. */
export function RequestDrawing() {
  return (
    <ol className="stations drafting-grid" aria-label="The way through the composer">
      {stations.map((station) => (
        <li key={station.name} className="station">
          <span className="block font-semibold">{station.name}</span>
          <span className="block font-mono text-xs text-muted">{station.note}</span>
        </li>
      ))}
    </ol>
  )
}
