import type { ActionFunctionArgs } from 'react-router'
import { AppError } from '#shared/app-error.ts'
import { errorAnswer } from '#platform/http/error-answer.server.ts'
import { readBytes } from '#platform/http/read-json.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import * as texts from './import-source-route.texts.ts'
import { libraryContext } from './library-context.server.ts'
import { fileLimitBytes, ImportQuery } from './source.ts'

/** `POST /sources/import?scope=own&name=notes.pdf` with the file as body, or `?scope=own&url=…` without one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(requestContext)
  try {
    if (!about.viewer) throw new AppError('UNAUTHENTICATED', texts.signInFirst)
    const query = ImportQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!query.success) throw new AppError('INVALID_INPUT', texts.unreadableImport)
    const { scope, name, url } = query.data
    const from =
      url === undefined ? { name, bytes: await readBytes(request, fileLimitBytes) } : { url: url.trim() }
    const to = { userId: about.viewer.id, scope }
    return Response.json(await context.get(libraryContext).importSource(to, from, request.signal))
  } catch (error) {
    return errorAnswer(error, about)
  }
}
