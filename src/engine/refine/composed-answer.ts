import { AppError } from '#shared/app-error.ts'
import type { RefineWish } from '#tools/refine-wish.ts'
import { listSections } from '#tools/text-sections.ts'
import type { Tool } from '#tools/tools.ts'

export type ComposedAnswer = {
  output: object
  /** What our own rules did about the wish; undefined when the text stayed as it was. */
  said?: string
}

/** All that our own rules give: the answer composed from the input, and what they made of the wish. */
export type Composed = { output: object; own: ComposedAnswer }

/** Throws `AppError` INVALID_INPUT when the wish is about a section that is not there. */
export function withWish(tool: Tool, input: unknown, output: object, wish: RefineWish | undefined): Composed {
  requireSection(tool, output, wish)
  return { output, own: composedAnswer(tool, input, output, wish) }
}

/** What the page has on the table: the answer composed from the input, with the text the person sends back in it. */
export function answerOnTable(tool: Tool, composed: object, wish: RefineWish | undefined): object {
  if (wish === undefined) return composed
  if (tool.refineParts?.partsOf(composed) !== undefined) {
    const sent = tool.refineParts.answer?.safeParse(wish.answer)
    return sent?.success ? sent.data : composed
  }
  if (tool.refine === undefined || tool.refine.draftOf(composed) === wish.text) return composed
  return tool.refine.withText(composed, wish.text) ?? composed
}

/** What our own rules can do about a wish; without one, the composed answer. */
function composedAnswer(
  tool: Tool,
  input: unknown,
  composed: object,
  wish: RefineWish | undefined,
): ComposedAnswer {
  const applied = wish && tool.applyWish?.(input, wish)
  return applied ?? { output: answerOnTable(tool, composed, wish) }
}

function requireSection(tool: Tool, composed: object, wish: RefineWish | undefined): void {
  if (wish?.section === undefined) return
  const parts = tool.refineParts?.partsOf(answerOnTable(tool, composed, wish))
  const sections = parts ?? listSections(wish.text)
  if (sections.some(({ heading }) => heading === wish.section)) return
  throw new AppError('INVALID_INPUT', 'Please check the fields named below', {
    fields: { 'refine.section': 'There is no section of this name in the text' },
  })
}
