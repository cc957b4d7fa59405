import { ownValue } from '#shared/own-value.ts'
import { chosen, standard } from '../../contract/plan.ts'
import { frame, type Piece } from '../../contract/rendered.ts'
import { frameworkCommands, usualStack } from '../craft/stacks.ts'
import { wantsTests, type PromptDraft } from '../form-rules.ts'

/** Exact commands, where the stack is one that we named or that was picked by name. */
export function commandLine(draft: PromptDraft): Piece[] {
  const { projectType, preferredFramework, techPreferences, techStack } = draft
  if (`${techPreferences}${techStack}`.trim() !== '') return []
  const isDefault = preferredFramework === ''
  const named = ownValue(frameworkCommands, preferredFramework) ?? []
  const commands =
    isDefault && projectType !== '' ? usualStack(projectType, draft.targetPlatforms).commands : named
  const shown = wantsTests(draft) ? commands : commands.filter((one) => !/\btest\b/u.test(one))
  if (shown.length === 0) return []
  const field = isDefault ? 'projectType' : 'preferredFramework'
  const as = frame(standard('stacks/commands', chosen(field, draft[field])))
  return as`Commands before every stop${isDefault ? ', with this stack' : ''}: ${shown.map((one) => `\`${one}\``).join(', ')}.`
}
