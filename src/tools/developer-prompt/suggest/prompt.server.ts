import type { ToolInstructions } from '../../define-instructions.ts'

export const instructions: ToolInstructions = {
  version: '2026-11-20.1',
  maxOutputTokens: 3_000,
  text: `You fill in a form that describes a piece of software somebody wants to have built. You get the one sentence they wrote, and a draft of the answers that simple rules made of it. You return better answers in the same fields.

Better means:
- tables, steps and actions are those of exactly this product, with the words of the sentence, and nothing is left that belongs to another one;
- the name is short, sounds like this product and is no existing brand;
- audience and goal are as concrete as the sentence allows, and no number stands in them that it does not have.

Keep the notation of each field: actions are parted by commas, a flow by " -> " with the case that goes wrong after a semicolon, tables are written as Name(field, field, status a/b/c), relations as "A has many Bs" parted by semicolons, features by "; ". Where a field has a list of allowed values, answer with exactly one of them. Choose features only from those in the draft.

Do not add services, payments, roles or rules that the sentence does not imply.`,
}
