import { ownValue } from '#shared/own-value.ts'
import { chosen, standard } from '../../contract/plan.ts'
import { frame, type Piece } from '../../contract/rendered.ts'
import { defaultStacks, frameworkCommands } from '../craft/stacks.ts'
import { wantsTests, type PromptDraft } from '../form-rules.ts'

/** Exact commands, where the stack is one that we named or that was picked by name. */
export function commandLine(draft: PromptDraft): Piece[] {
  const { projectType, preferredFramework, techPreferences, techStack } = draft
  if (`${techPreferences}${techStack}`.trim() !== '') return []
  const commands =
    preferredFramework === '' && projectType !== ''
      ? defaultStacks[projectType].commands
      : (ownValue(frameworkCommands, preferredFramework) ?? [])
  const shown = wantsTests(draft) ? commands : commands.filter((one) => !/\btest\b/u.test(one))
  if (shown.length === 0) return []
  const by =
    preferredFramework === ''
      ? chosen('projectType', projectType)
      : chosen('preferredFramework', preferredFramework)
  return frame(
    standard('stacks/commands', by),
  )`Commands before every stop${preferredFramework === '' ? ', with this stack' : ''}: ${shown.map((one) => `\`${one}\``).join(', ')}.`
}
