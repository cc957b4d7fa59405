import type { Evidence } from '#comparison/comparison.ts'
import { breakdownRows } from './breakdown-rows.ts'
import * as texts from './result.texts.ts'

/** How the score is calculated, and what nobody looked at. */
export function BreakdownTable({ answer }: { answer: Evidence }) {
  const { breakdown, coverage, score } = answer
  return (
    <details className="mt-6 border-y border-line py-1">
      <summary className="min-h-11 py-2 font-semibold">{texts.howCalculatedAndNotChecked}</summary>
      <table className="mt-2 w-full text-left text-sm">
        <caption className="sr-only">{texts.howCalculated}</caption>
        <tbody>
          {breakdownRows(breakdown).map(([name, value]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {name}
              </th>
              <td className="py-1.5 text-right font-mono">{value.toLocaleString('en-US')}</td>
            </tr>
          ))}
          <tr className="border-t border-ink font-semibold">
            <th scope="row" className="py-1.5 pr-3">
              {texts.scoreFormula(breakdown.weightedWords, breakdown.scoredWords)}
            </th>
            <td className="py-1.5 text-right font-mono">{score}</td>
          </tr>
        </tbody>
      </table>
      <div className="mt-4 mb-3 text-sm">
        <h3 className="font-semibold">{texts.notChecked}</h3>
        <ul className="mt-2 list-disc pl-5">
          {coverage.notChecked.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
