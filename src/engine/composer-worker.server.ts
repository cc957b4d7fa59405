// Runs in worker threads: a composer reads whatever anybody sends, and some texts keep one busy for days.
import { parentPort } from 'node:worker_threads'
import { AppError, type ErrorCode } from '#shared/app-error.ts'
import type { RefineWish } from '#tools/refine-wish.ts'
import { helpers, tools } from '#tools/tools.ts'
import { withWish, type Composed } from './refine/composed-answer.ts'

export type ThreadJob = { functionName: string; input: unknown; wish: RefineWish | undefined }

export type ThreadResult =
  | { composed: Composed }
  | { refusal: { code: ErrorCode; message: string; fields: Record<string, string> | undefined } }
  | { failure: string }

const byName = new Map([...tools, ...helpers].map((tool) => [tool.functionName, tool]))

// The first time takes a composer a second or more, which is no fault of a text and would use up its deadline.
for (const { input, compose, examples } of tools)
  for (const example of examples.slice(0, 1)) compose(input.parse(example.input))

parentPort?.on('message', (job: ThreadJob) => parentPort?.postMessage(answer(job)))
parentPort?.postMessage('ready')

function answer({ functionName, input, wish }: ThreadJob): ThreadResult {
  try {
    const tool = byName.get(functionName)
    if (tool === undefined) return { failure: `There is no function called ${functionName}` }
    return { composed: withWish(tool, input, tool.compose(input), wish) }
  } catch (error) {
    if (error instanceof AppError)
      return { refusal: { code: error.code, message: error.message, fields: error.fields } }
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
