import { ShareBar } from '#ui/chart/share-bar.tsx'
import * as texts from './dashboard-page.texts.ts'

type ToolUseProps = {
  tools: readonly { toolSlug: string; generations: number }[]
  names: Readonly<Record<string, string>>
}

/** How often each tool was used: a table whose numbers are drawn as well. */
export function ToolUse({ tools, names }: ToolUseProps) {
  const most = tools[0]?.generations ?? 0
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
                  <ShareBar value={generations} of={most} />
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
