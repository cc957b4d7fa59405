import type { ToolInstructions } from '#tools/define-instructions.ts'

// The folder is the tool's slug, so a tool's instructions are found without a list to keep.
const found = import.meta.glob<ToolInstructions>('../../tools/*/prompt.server.ts', {
  eager: true,
  import: 'instructions',
})

const bySlug = new Map(
  Object.entries(found).map(([path, instructions]) => [path.split('/').at(-2) ?? '', instructions]),
)

export function instructionsOf(slug: string): ToolInstructions | undefined {
  return bySlug.get(slug)
}
