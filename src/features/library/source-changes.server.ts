import { AppError } from '#shared/app-error.ts'
import type { Library } from './library.server.ts'
import { deleteDocument } from './documents.server.ts'
import { runFor } from './import-source.server.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import type { SourceChange, SourceScope } from './source.ts'
import type { z } from 'zod'
import * as texts from './answer-change.texts.server.ts'

/** Deletes or indexes a source anew; answers what was done, as a sentence. */
export async function changeSource(
  library: Library,
  { userId, scope }: { userId: string; scope: SourceScope },
  { change, id }: z.infer<typeof SourceChange>,
): Promise<string> {
  if (change === 'reindex') {
    if (!(await library.reindex({ userId, scope, id }))) throw gone()
    return texts.indexedAgain
  }
  return runFor(
    library.database,
    userId,
    scope,
  )(async (statements) => {
    const deleted = await deleteDocument(statements, scope, id)
    if (deleted === undefined) throw gone()
    if (scope === 'library')
      await recordAdminAction(statements, {
        action: 'delete',
        subjectType: 'library document',
        subjectId: String(id),
        subjectName: deleted.title,
        before: deleted,
      })
    return `“${deleted.title}” was deleted.`
  })
}

function gone(): AppError {
  return new AppError('NOT_FOUND', texts.sourceIsGone)
}
