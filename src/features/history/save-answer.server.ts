import type { AnswerToSave } from '#engine/functions.server.ts'
import { mainText } from '#tools/main-text.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import { saveGeneration } from './history.server.ts'
import { projectFacts } from './project-facts.ts'

/** Keeps what a function answered, as the one who asked. */
export async function saveAnswer(
  database: Pick<Database, 'pool'>,
  userId: string,
  { tool, input, output, idempotencyKey }: AnswerToSave,
): Promise<void> {
  await withIdentity(database, person(userId), (statements) =>
    saveGeneration(statements, {
      toolSlug: tool.slug,
      input,
      output,
      text: mainText(output),
      ...projectFacts(input),
      idempotencyKey,
    }),
  )
}
