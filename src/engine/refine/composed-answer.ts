import type { RefineWish } from '#tools/refine-wish.ts'
import type { Tool } from '#tools/tools.ts'

export type ComposedAnswer = {
  output: object
  /** What our own rules did about the wish; undefined when the text stayed as it was. */
  said?: string
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
export function composedAnswer(
  tool: Tool,
  input: unknown,
  composed: object,
  wish: RefineWish | undefined,
): ComposedAnswer {
  const applied = wish && tool.applyWish?.(input, wish)
  return applied ?? { output: answerOnTable(tool, composed, wish) }
}
