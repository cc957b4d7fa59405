import { AppError } from '#shared/app-error.ts'
import type { Library } from './library.server.ts'
import { deleteSource, runFor } from './import-source.server.ts'
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
    const title = await deleteSource(statements, scope, id)
    if (title === undefined) throw gone()
    return `“${title}” was deleted.`
  })
}

function gone(): AppError {
  return new AppError('NOT_FOUND', texts.sourceIsGone)
}
