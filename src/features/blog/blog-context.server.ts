import { createContext, type RouterContextProvider } from 'react-router'
import type { Database } from '#platform/database/open-database.server.ts'
import { nobody, person, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { requestContext } from '#platform/request-context.server.ts'

/** In a loader: the database that holds the posts. */
export const blogContext = createContext<Pick<Database, 'pool'>>()

/** Reads as whoever asks: an admin finds drafts too. */
export function asReader<Result>(
  context: Readonly<RouterContextProvider>,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  const { viewer } = context.get(requestContext)
  return withIdentity(context.get(blogContext), viewer ? person(viewer.id) : nobody, work)
}
