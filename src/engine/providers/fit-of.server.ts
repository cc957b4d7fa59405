import { tools, type Tool } from '#tools/tools.ts'
import { chooseForm, shortBelowTokens } from '../answer/choose-form.ts'
import type { ModelRoom } from '../answer/writing-model.ts'
import { asFunction } from '../function-tools.ts'
import type { Candidate } from '../models/ask-models.server.ts'
import { roomOf } from '../models/context/room-of.ts'
import type { ModelFit } from './test-result.ts'

/** What a model can be asked with what it holds; undefined where its runtime does not say how much that is. */
export async function fitOf({ context, modelName }: Candidate): Promise<ModelFit | undefined> {
  const told = await context?.()
  if (told === undefined) return undefined
  const room = roomOf(told)
  const tooSmallFor: string[] = []
  for (const tool of tools) if (!(await fitsOne(tool, modelName, room))) tooSmallFor.push(tool.card.name)
  const { contextTokens } = room
  return { contextTokens, isSmall: contextTokens < shortBelowTokens, tooSmallFor }
}

/** Whether it can be asked one of the tool's own examples, in whatever form. */
async function fitsOne(tool: Tool, name: string, room: ModelRoom): Promise<boolean> {
  const [{ core, told }, examples] = await Promise.all([asFunction(tool).load(), tool.examples()])
  for (const example of examples) {
    const input = core.input.parse(example.input)
    const composed = core.withComputed ? core.compose(input) : undefined
    const form = await chooseForm({ name, room }, { core, told, input, composed })
    if (form.way !== 'none') return true
  }
  return false
}
