import { ownValue } from '#shared/own-value.ts'
import { chosen, standard } from '../../contract/plan.ts'
import { frame, type Piece } from '../../contract/rendered.ts'
import { leadingAnswers } from '../compose/clash.ts'
import { choicesFor } from '../given.ts'
import { frameworkCommands, usualStack } from '../craft/stacks.ts'
import { wantsTests, type PromptDraft } from '../form-rules.ts'

/** Exact commands, where the stack is one that we named or that was picked by name. */
export function commandLine(given: PromptDraft): Piece[] {
  const draft = leadingAnswers(given)
  const { preferredFramework, techPreferences, techStack } = draft
  if (`${techPreferences}${techStack}`.trim() !== '') return []
  const usual = usualStack(draft, choicesFor(draft, 'withServer'))
  const commands = usual?.row.commands ?? ownValue(frameworkCommands, preferredFramework) ?? []
  const shown = wantsTests(draft) ? commands : commands.filter((one) => !/\btest\b/u.test(one))
  if (shown.length === 0) return []
  const by = usual?.by ?? chosen('preferredFramework', preferredFramework)
  const as = frame(standard('stacks/commands', by))
  return as`Commands before every stop${usual ? ', with the default stack of the brief' : ''}: ${shown.map((one) => `\`${one}\``).join(', ')}.`
}
