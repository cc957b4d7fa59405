import { Link } from 'react-router'
import type { ToolDocs } from '#tools/contract/define-tool.ts'
import type { ToolSummary } from '#tools/tools.ts'
import * as texts from './documentation-page.texts.ts'

/** A tool's entry in the user guide, from what its folder says about it. */
export function ToolGuide({ tool, docs }: { tool: ToolSummary; docs: ToolDocs }) {
  return (
    <>
      <p>
        {docs.purpose} <Link to={tool.path}>{texts.openTool(tool.name)}</Link>.
      </p>
      <h3>{texts.stepByStep}</h3>
      <ol>
        {docs.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{texts.goodToKnow}</h3>
      <ul>
        {docs.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}
