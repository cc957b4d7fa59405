import type { ToolInstructions } from '#tools/define-instructions.ts'

// The folder is the slug, of a helper with the tool's before it, so instructions are found without a list to keep.
const found = import.meta.glob<ToolInstructions>('../../tools/{*,*/*}/prompt.server.ts', {
  eager: true,
  import: 'instructions',
})

const bySlug = new Map(
  Object.entries(found).map(([path, instructions]) => [path.split('/').slice(3, -1).join('/'), instructions]),
)

export function instructionsOf(slug: string): ToolInstructions | undefined {
  return bySlug.get(slug)
}
