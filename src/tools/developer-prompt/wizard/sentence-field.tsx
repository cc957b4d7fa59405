import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { SuggestionState } from './use-suggestion.ts'

const longestSentence = 5_000

/** One sentence in, six steps filled. What was typed into a field is never replaced. */
export function SentenceField({ suggestion }: { suggestion: SuggestionState }) {
  const { sentence: kept, phase, fill } = suggestion
  const [sentence, setSentence] = useState(kept)
  // Brought from the home page, or remembered from the last visit.
  useEffect(() => setSentence((current) => (current === '' ? kept : current)), [kept])
  const isEmpty = sentence.trim() === ''

  return (
    <div className="mt-5 border border-ink drafting-grid p-4">
      <Field
        id="one-sentence"
        label="Describe it in one sentence"
        hint="In any language. It fills all six steps, only where you have not answered yet, and marks each suggestion until you change or keep it."
        error={
          phase === 'unreadable'
            ? 'There is no word to read yet. Say in a few words what it is and who it is for.'
            : undefined
        }
        {...(sentence.length > longestSentence * 0.8
          ? { counter: { used: sentence.length, limit: longestSentence } }
          : {})}
      >
        <Textarea
          rows={2}
          className="min-h-18"
          value={sentence}
          maxLength={longestSentence}
          placeholder="A web app where neighbours lend each other tools, with a calendar and reminders"
          onChange={(event) => setSentence(event.target.value)}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          isBusy={phase === 'reading'}
          disabled={isEmpty}
          onClick={() => void fill(sentence.trim())}
        >
          Fill all six steps
        </Button>
        {phase === 'asking-model' ? (
          <span className="text-sm text-muted">Filled. Looking for better words…</span>
        ) : null}
      </div>
    </div>
  )
}
