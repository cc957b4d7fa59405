import { useMemo } from 'react'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { OwnChatPanel } from '#tools/workbench/own-chat/own-chat-panel.tsx'
import { useToast } from '#ui/toast-context.ts'
import { messages } from '../output/messages.texts.ts'
import { suggestCore, type SuggestInput } from '../suggest/suggest-core.ts'
import { suggestHelper } from '../suggest/suggest-helper.ts'
import type { SuggestionState } from './use-suggestion.ts'

const tool = { card: { slug: 'developer-prompt-steps' }, instructions: suggestHelper.instructions }

/** The request that fills the steps, for a person's own chat, and the field that takes its answer. */
export function SuggestionChat({ input, onTake }: { input: SuggestInput; onTake: SuggestionState['take'] }) {
  const { sentence, projectType } = input
  const showToast = useToast()
  const result = useMemo(() => ({ input: { sentence, projectType }, wishes: [] }), [sentence, projectType])
  const bench = useMemo(
    () => ({
      core: suggestCore as unknown as ToolCore,
      takeReply(reply: string) {
        const { plan, unread } = suggestCore.read(reply, result.input)
        if (plan === undefined) return 'unreadable' as const
        onTake(result.input.sentence, plan.fields, unread)
        return 'taken' as const
      },
    }),
    [result, onTake],
  )
  return (
    <OwnChatPanel
      tool={tool}
      bench={bench}
      result={result}
      wish={undefined}
      onCopyFailed={() => showToast({ variant: 'destructive', ...messages.copyFailed })}
    />
  )
}
