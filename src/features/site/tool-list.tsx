import type { ToolCategory } from '#tools/contract/card.ts'
import type { ToolSummary } from '#tools/tools.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ToolGrid } from './tool-grid.tsx'
import * as texts from './tool-list.texts.ts'

type ToolListProps = { tools: readonly ToolSummary[]; category: ToolCategory; headingLevel: 'h2' | 'h3' }

export function ToolList({ tools, category, headingLevel: Heading }: ToolListProps) {
  const shown = tools.filter((tool) => tool.category === category)
  if (shown.length > 0) return <ToolGrid tools={shown} action={texts.launchTool} headingLevel={Heading} />
  return (
    <div className="construction p-6 sm:p-10">
      <Heading className="text-xl">{texts.noToolsYet}</Heading>
      <p className="measure mt-2">{texts.noToolInCategory(category)}</p>
      <LinkButton
        to={category === 'technical' ? '/tools/non-technical' : '/tools/technical'}
        variant="secondary"
        className="mt-5"
      >
        {category === 'technical' ? texts.seeNonTechnicalTools : texts.seeTechnicalTools}
      </LinkButton>
    </div>
  )
}
