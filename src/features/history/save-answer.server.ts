import type { AnswerToSave } from '#engine/functions.server.ts'
import { mainText } from '#tools/main-text.ts'
import { renderPlan } from '#tools/plan-text.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import { saveGeneration } from './history.server.ts'
import { projectFacts } from './project-facts.ts'
import { StoredAnswer } from './stored-answer.ts'

/** Keeps what a function answered, as the one who asked. */
export async function saveAnswer(
  database: Pick<Database, 'pool'>,
  userId: string,
  { tool, input, output, plan, idempotencyKey }: AnswerToSave,
): Promise<void> {
  const core = await tool.core()
  const planned = plan === undefined ? undefined : { plan, planVersion: core.planVersion }
  const result = { ...output, ...planned }
  // The text as the page renders it, which the function's own fields need not hold in one piece.
  const rendered = planned && renderPlan(core, { plan, input })
  await withIdentity(database, person(userId), (statements) =>
    saveGeneration(statements, {
      toolSlug: tool.card.slug,
      kind: StoredAnswer.parse(result).needsModel ? 'request' : 'answer',
      input,
      output: result,
      text: rendered?.text ?? mainText(output),
      ...projectFacts(input),
      idempotencyKey,
    }),
  )
}
