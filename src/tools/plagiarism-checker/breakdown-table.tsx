import type { Evidence } from './evidence.ts'

/** How the score comes about, and what nobody looked at. */
export function BreakdownTable({ answer }: { answer: Evidence }) {
  const { breakdown, coverage, score } = answer
  const rows: [string, number][] = [
    ['Words', breakdown.words],
    ['Scored words', breakdown.scoredWords],
    ['Word for word', breakdown.verbatim],
    ['With small changes', breakdown.near],
    ['In other words', breakdown.paraphrase],
    ['Repeated inside the text', breakdown.repeated],
    ['Quoted with a source, not scored', breakdown.quoted],
    ['References, code, formulas, common phrases, not scored', breakdown.excluded],
    ['Matched words, weighted by closeness', breakdown.weightedWords],
  ]
  return (
    <section aria-label="How the score is calculated" className="mt-6 grid gap-6">
      <table className="w-full text-left text-sm">
        <caption className="mb-2 text-left text-lg font-semibold">How the score comes about</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {name}
              </th>
              <td className="py-1.5 text-right font-mono">{value.toLocaleString('en-US')}</td>
            </tr>
          ))}
          <tr className="border-t border-ink font-semibold">
            <th scope="row" className="py-1.5 pr-3">
              Score: 100 × {breakdown.weightedWords.toLocaleString('en-US')} /{' '}
              {breakdown.scoredWords.toLocaleString('en-US')}
            </th>
            <td className="py-1.5 text-right font-mono">{score}</td>
          </tr>
        </tbody>
      </table>
      <div className="text-sm">
        <h3 className="text-lg">What was not checked</h3>
        <ul className="mt-2 list-disc pl-5">
          {coverage.notChecked.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
