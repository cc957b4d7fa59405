import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { planItems } from '../../contract/edit-plan.ts'
import { textOf, type Item, type Span } from '../../contract/plan.ts'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'
import { sourceMarks } from './source-mark.texts.ts'

/** One item of an answer: where its words come from, and what can be done with them. */
export function ItemDialog({ item, onClose }: { item: Item | undefined; onClose: () => void }) {
  // Kept while the dialog is closed, with the text it replaces.
  const [typed, setTyped] = useState<{ of: string; text: string }>()
  const own = item ? item.id + textOf(item) : ''
  return (
    <Dialog isOpen={item !== undefined} onClose={onClose} title={texts.editPart}>
      {item ? (
        <ItemForm
          key={own}
          item={item}
          text={typed?.of === own ? typed.text : textOf(item)}
          onType={(text) => setTyped({ of: own, text })}
          onDone={() => {
            setTyped(undefined)
            onClose()
          }}
        />
      ) : null}
    </Dialog>
  )
}

type ItemFormProps = { item: Item; text: string; onType: (text: string) => void; onDone: () => void }

function ItemForm({ item, text, onType, onDone }: ItemFormProps) {
  const { bench, state, labelOf } = useResult()
  const [problem, setProblem] = useState<string>()
  // What is typed waits here for the end of an answer that has begun meanwhile.
  const isBusy = state.phase === 'working'
  const isAssumed = item.words.some(({ from }) => from === 'assumed')
  const act = (change: (id: string) => boolean, refused = '') => {
    const current = planItems(bench.state().result?.plan).find(({ id }) => id === item.id)
    // Another tab, or the answer that was waited for, may have put something else there.
    if (!current || textOf(current) !== textOf(item)) setProblem(texts.partChanged)
    else if (change(item.id)) onDone()
    else setProblem(refused || texts.partRequired)
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        act((id) => text === textOf(item) || bench.edit(id, text), text.trim() && texts.partRefused)
      }}
    >
      <Field label={texts.text} error={problem}>
        <Textarea data-autofocus="" rows={4} value={text} onChange={(event) => onType(event.target.value)} />
      </Field>
      <div>
        <p className="text-sm font-semibold">{texts.whereItComesFrom}</p>
        <ul className="mt-1 grid gap-1 text-sm text-muted">
          {sourcesOf(item.words, labelOf).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy}>
          {texts.save}
        </Button>
        {item.kept ? null : (
          <Button variant="secondary" disabled={isBusy} onClick={() => act(bench.keep)}>
            {isAssumed ? texts.confirm : texts.keepAsItIs}
          </Button>
        )}
        <Button variant="danger" disabled={isBusy} onClick={() => act((id) => bench.edit(id, ''))}>
          {texts.remove}
        </Button>
      </div>
      {item.kept ? <p className="text-sm text-muted">{texts.keptByLaterVersions}</p> : null}
    </form>
  )
}

/** A line for each source: "Choice: because of Project type". */
function sourcesOf(words: readonly Span[], labelOf: (field: string) => string): string[] {
  const lines = words
    .filter(({ text }) => text.trim() !== '')
    .map(({ from, field, by }) => {
      const { name, about } = sourceMarks[from]
      if (from === 'you')
        return texts.sourceLine(name, field === 'result' ? texts.typedHere : labelOf(field ?? ''))
      const because = [...new Set((by ?? []).map((choice) => labelOf(choice.field)))]
      return texts.sourceLine(name, because.length > 0 ? texts.becauseOf(because) : about)
    })
  return [...new Set(lines)]
}
