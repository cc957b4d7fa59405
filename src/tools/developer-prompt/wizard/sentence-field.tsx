import { useState } from 'react'
import { charactersOver } from '#tools/workbench/page/tool-form.texts.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { ideaLimit } from '../../contract/idea-limit.ts'
import { editsStayBehind } from '../output/messages.texts.ts'
import { LazyFeaturePicker } from './lazy-feature-picker.tsx'
import type { WizardState } from './use-wizard.ts'
import * as texts from './wizard.texts.ts'

const SuggestionChat = lazyPart(() => import('./suggestion-chat.tsx'), 'SuggestionChat')

/** One sentence in, six steps filled. What was typed into a field is never replaced. */
export function SentenceField({ wizard }: { wizard: WizardState }) {
  const { draft, change, generation } = wizard
  const { typed, text: sentence, suggested, phase, said, fill, inputFor, take } = wizard.suggestion
  const [isChatOpen, setIsChatOpen] = useState(false)
  const isEmpty = sentence.trim() === ''
  const used = sentence.length
  const description = draft.projectDescription.trim()
  const isNote = ![sentence.trim(), ''].includes(description) && !suggested.has('projectDescription')

  return (
    <div className="mt-5 border border-ink drafting-grid p-4">
      <Field
        id="one-sentence"
        label={texts.describeInOneSentence}
        hint={isNote ? texts.sentenceIsNote : texts.sentenceHint}
        error={used > ideaLimit ? charactersOver(used - ideaLimit) : undefined}
        {...(used > ideaLimit * 0.8 ? { counter: { used, limit: ideaLimit } } : {})}
      >
        <Textarea
          name="sentence"
          rows={2}
          className="min-h-18"
          value={sentence}
          placeholder={texts.sentencePlaceholder}
          onChange={(event) => typed.change({ text: event.target.value })}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          isBusy={phase === 'asking'}
          disabled={isEmpty || used > ideaLimit}
          onClick={() => void fill(sentence.trim())}
        >
          {texts.fillAllSteps}
        </Button>
        <Button
          variant="quiet"
          disabled={isEmpty || used > ideaLimit || phase === 'asking'}
          // Without the six steps.
          onClick={() => void fill(sentence.trim(), 'draft', false).then(generation.generate)}
        >
          {texts.generateNow}
        </Button>
        <p role="status" className="text-sm text-muted">
          {phase === 'asking' ? texts.askingModel : null}
          {phase === 'without-model' ? texts.letOwnChatFill(said) : null}
          {!isEmpty && phase === 'idle' && generation.leavesEdits ? editsStayBehind : null}
        </p>
      </div>
      {phase === 'without-model' && draft.projectType !== '' ? (
        <details className="mt-3">
          <summary className="min-h-6 font-medium text-blue">{texts.chooseFeatures}</summary>
          <div className="mt-3 bg-surface p-3">
            <LazyFeaturePicker
              projectType={draft.projectType}
              chosen={draft.features}
              onChange={(chosen) => change('features', chosen)}
            />
          </div>
        </details>
      ) : null}
      {isEmpty ? null : (
        <details className="mt-3" onToggle={(event) => setIsChatOpen(event.currentTarget.open)}>
          <summary className="min-h-6 font-medium text-blue">{texts.fillStepsInOwnChat}</summary>
          {isChatOpen ? <SuggestionChat input={inputFor(sentence.trim())} onTake={take} /> : null}
        </details>
      )}
    </div>
  )
}
