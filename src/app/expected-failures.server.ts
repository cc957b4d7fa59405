import { data, type ActionFunction, type LoaderFunction, type ServerBuild } from 'react-router'
import { AppError } from '#shared/app-error.ts'
import { logRefusal } from '#platform/http/error-answer.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import * as texts from './start-server.texts.server.ts'

/**
 * What loaders and actions throw with a code answers with its status, as it does everywhere else. React Router makes
 * a 500 of every error that it does not know.
 */
export function withExpectedFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (route === undefined) return [id, route]
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader ? { loader: answerFailures(loader) } : {}),
      ...(action ? { action: answerFailures(action) } : {}),
    }
    return [id, { ...route, module }]
  })
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] }
}

function answerFailures<Handler extends LoaderFunction | ActionFunction>(handler: Handler): Handler {
  const answer = async (args: Parameters<Handler>[0]) => {
    refuseBrokenForms(args.request)
    try {
      // oxlint-disable-next-line typescript/no-explicit-any -- loaders and actions take the same arguments
      return await (handler as any)(args)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { log, requestId } = args.context.get(requestContext)
      logRefusal(error, { requestId, log })
      throw data({ code: error.code, error: error.message }, { status: error.status })
    }
  }
  return answer as unknown as Handler
}

/** A body that is no form is the caller's mistake; by itself, `formData` throws a TypeError like a bug of ours. */
function refuseBrokenForms(request: Request): void {
  const formData = request.formData.bind(request)
  const value = () =>
    formData().catch((cause: unknown) => {
      if (cause instanceof AppError) throw cause
      throw new AppError('INVALID_INPUT', texts.unreadableForm, { cause })
    })
  // The adapter's requests inherit a method that cannot be assigned.
  Object.defineProperty(request, 'formData', { value, configurable: true })
}
