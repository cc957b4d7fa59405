import type { MetaArgs, MetaDescriptor } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'
import { toolPath, type ToolDefinition, type ToolDocs, type ToolExample } from '../contract/define-tool.ts'

/** What the page of a tool shows besides its card; plain data, so a loader can send it. */
export type ToolFacts = Omit<ToolDocs, 'purpose'> & { examples: readonly ToolExample[] }

/** For the loader of a tool's page: `export const loader = () => toolFacts(tool)`. */
export async function toolFacts({ docs, examples }: ToolDefinition): Promise<ToolFacts> {
  const [{ steps, tips }, given] = await Promise.all([docs(), examples()])
  return { steps, tips, examples: given }
}

/** For its title and description: `export const meta = toolMeta(tool, texts.pageDescription)`. */
export function toolMeta(
  { card }: ToolDefinition,
  description: string,
  titleFor = (_matches: MetaArgs['matches']) => card.name,
) {
  return ({ matches }: MetaArgs): MetaDescriptor[] =>
    pageMeta(matches, { title: titleFor(matches), description, path: toolPath(card), image: card.slug })
}
