import type { BroughtIdea } from '#tools/workbench/brought-idea.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import * as texts from './idea-callout.texts.ts'

type IdeaCalloutProps = { idea: BroughtIdea; onTake: () => void; onForget: () => void }

/** A new idea beside a draft that it would replace. */
export function IdeaCallout({ idea, onTake, onForget }: IdeaCalloutProps) {
  return (
    <Callout tone="blue" title={texts.newIdeaAndDraft} className="mt-5">
      <p className="mt-1 border-l-2 border-line pl-3 wrap-anywhere">{idea.text}</p>
      <Button size="small" className="mt-2 mr-2" onClick={onTake}>
        {idea.wantsAnswer ? texts.replaceAndGenerate : texts.startFromIdea}
      </Button>
      <Button size="small" variant="secondary" className="mt-2" onClick={onForget}>
        {texts.keepMyDraft}
      </Button>
    </Callout>
  )
}
