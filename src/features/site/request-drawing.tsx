import * as texts from './technical-page.texts.ts'

const stations = [
  { name: texts.form, note: texts.wordsAndChoices },
  { name: texts.write, note: texts.composerOrModel },
  { name: texts.plan, note: texts.itemsWithSources },
  { name: texts.check, note: texts.nothingIsLost },
  { name: texts.render, note: texts.eachAiTool },
] as const

/** The stations of a request on one line; a list for those who hear it. */
export function RequestDrawing() {
  return (
    <ol className="stations drafting-grid" aria-label={texts.howRequestIsAnswered}>
      {stations.map((station) => (
        <li key={station.name} className="station">
          <span className="block font-semibold">{station.name}</span>
          <span className="block font-mono text-xs text-muted">{station.note}</span>
        </li>
      ))}
    </ol>
  )
}
