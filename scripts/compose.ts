// npm run --silent compose -- TOOL < input.json
// TOOL is a slug or a function name. Prints the tool's answer as JSON and nothing else.
import { text } from 'node:stream/consumers'
import { runTool } from '#engine/run-tool.server.ts'
import { AppError } from '#shared/app-error.ts'
import { findTool, tools } from '#tools/tools.ts'

try {
  console.log(JSON.stringify(await compose(process.argv[2])))
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.error(error.message)
  for (const [field, message] of Object.entries(error.fields ?? {})) console.error(`  ${field}: ${message}`)
  process.exitCode = 1
}

async function compose(name: string | undefined): Promise<object> {
  const tool = findTool(name ?? '')
  if (tool === undefined) {
    const names = tools.map(({ card: { slug, functionName } }) => `  ${slug} (${functionName})`).join('\n')
    throw new AppError(
      'NOT_FOUND',
      `Usage: npm run --silent compose -- TOOL < input.json, where TOOL is one of\n${names}`,
    )
  }
  return runTool(tool, parseJson(await text(process.stdin)))
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new AppError('INVALID_INPUT', 'Standard input is not valid JSON')
  }
}
