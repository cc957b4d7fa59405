import type { ActionFunctionArgs } from 'react-router'
import { errorAnswer } from '#platform/http/error-answer.server.ts'
import { readBytes } from '#platform/http/read-json.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { libraryContext } from './library-context.server.ts'
import { fileLimitBytes } from './source.ts'

/** `POST /sources/read?name=essay.docx` with the file as body: its text, for the form. Nothing is kept. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(requestContext)
  try {
    const name = new URL(request.url).searchParams.get('name') ?? ''
    const bytes = await readBytes(request, fileLimitBytes)
    const text = await context.get(libraryContext).readFile({ name, bytes }, about.address, request.signal)
    return Response.json({ text }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    return errorAnswer(error, about)
  }
}
