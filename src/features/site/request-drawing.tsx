const stations = [
  { name: 'Form', note: 'words and choices' },
  { name: 'Write', note: 'composer or model' },
  { name: 'Plan', note: 'items with sources' },
  { name: 'Check', note: 'nothing is lost' },
  { name: 'Render', note: 'for each AI tool' },
] as const

/** The stations of a request on one line; a list for those who hear it. */
export function RequestDrawing() {
  return (
    <ol className="stations drafting-grid" aria-label="How a request is answered">
      {stations.map((station) => (
        <li key={station.name} className="station">
          <span className="block font-semibold">{station.name}</span>
          <span className="block font-mono text-xs text-muted">{station.note}</span>
        </li>
      ))}
    </ol>
  )
}
