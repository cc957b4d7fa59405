import { data, redirect, type RouterContextProvider } from 'react-router'
import { AppError } from '#shared/app-error.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { signInAddress } from '#shared/sign-in-address.ts'
import * as texts from './answer-change.texts.server.ts'
import { libraryContext } from './library-context.server.ts'
import { changeSource } from './source-changes.server.ts'
import { SourceChange, type SourceScope } from './source.ts'

/** The action of a page with sources. */
export async function answerChange(
  request: Request,
  context: Readonly<RouterContextProvider>,
  scope: SourceScope,
) {
  const { viewer } = context.get(requestContext)
  if (!viewer) throw redirect(scope === 'own' ? signInAddress('/sources') : '/auth')
  const change = SourceChange.safeParse(Object.fromEntries(await request.formData()))
  try {
    if (!change.success) throw new AppError('INVALID_INPUT', texts.unreadableChange)
    const message = await changeSource(context.get(libraryContext), { userId: viewer.id, scope }, change.data)
    return data({ ok: true, message })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ ok: false, message: error.message }, { status: error.status })
  }
}
