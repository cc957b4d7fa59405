import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import * as texts from './dashboard-page.texts.ts'

type ToolUseProps = {
  tools: readonly { toolSlug: string; generations: number }[]
  names: Readonly<Record<string, string>>
}

/** How often each tool was used: a table whose numbers are drawn as well. */
export function ToolUse({ tools, names }: ToolUseProps) {
  const width = scaleLinear({ domain: [0, tools[0]?.generations ?? 1], range: [0, 100] })
  return (
    <figure className="min-w-0 border border-ink bg-surface px-4 py-3">
      <figcaption className="font-semibold">{texts.generationsPerTool}</figcaption>
      {tools.length === 0 ? (
        <p className="mt-2 text-muted">{texts.noGenerationsYet}</p>
      ) : (
        <table className="mt-2 w-full text-sm">
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.tool}</th>
              <th scope="col">{texts.share}</th>
              <th scope="col">{texts.generations}</th>
            </tr>
          </thead>
          <tbody>
            {tools.map(({ toolSlug, generations }) => (
              <tr key={toolSlug}>
                <th scope="row" className="max-w-36 py-1 pr-3 text-left font-normal">
                  {names[toolSlug]}
                </th>
                <td className="w-1/3">
                  <svg
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="h-3 w-full"
                    aria-hidden="true"
                  >
                    <Bar width={width(generations)} height={10} className="fill-blue" />
                  </svg>
                </td>
                <td className="pl-3 text-right">{generations.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  )
}
