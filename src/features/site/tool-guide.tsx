import { Link } from 'react-router'
import type { ToolDocs } from '#tools/contract/define-tool.ts'
import type { ToolSummary } from '#tools/tools.ts'

/** A tool's entry in the user guide, from what its folder says about it. */
export function ToolGuide({ tool, docs }: { tool: ToolSummary; docs: ToolDocs }) {
  return (
    <>
      <p>
        {docs.purpose} <Link to={tool.path}>Open {tool.name}</Link>.
      </p>
      <h3>Step by step</h3>
      <ol>
        {docs.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>Good to know</h3>
      <ul>
        {docs.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}
