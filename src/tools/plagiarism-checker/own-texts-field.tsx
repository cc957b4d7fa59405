import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { FileDrop } from './file-drop.tsx'
import { mostSources, sourceLimit } from './form.ts'
import * as texts from './page.texts.ts'

/** A text to compare with, as typed. `key` is stable while others are removed. */
export type OwnText = { key: number; title: string; text: string }

type OwnTextsFieldProps = {
  ownTexts: readonly OwnText[]
  /** What the schema or the server says about them. */
  problem: string | undefined
  /** Gets the texts as they are by then: somebody may go on typing while a file is being read. */
  onChange: (update: (now: readonly OwnText[]) => readonly OwnText[]) => void
}

/** The texts somebody worked from: up to ten, each with a name. They live in this tab only. */
export function OwnTextsField({ ownTexts, problem, onChange }: OwnTextsFieldProps) {
  const patch = (key: number, change: Partial<OwnText>) =>
    onChange((now) => now.map((text) => (text.key === key ? { ...text, ...change } : text)))
  const add = (title: string, text: string) =>
    onChange((now) => [...now, { key: Math.max(0, ...now.map((one) => one.key)) + 1, title, text }])

  return (
    <Field isGroup label={texts.compareWith} hint={texts.compareWithHint} error={problem}>
      <ol className="grid gap-5">
        {ownTexts.map(({ key, title, text }, index) => (
          <li key={key} className="grid gap-3 border-l-2 border-line pl-3">
            <Field label={texts.nameOfText(index + 1)}>
              <TextInput
                value={title}
                maxLength={200}
                placeholder={texts.textNumber(index + 1)}
                onChange={(event) => patch(key, { title: event.target.value })}
              />
            </Field>
            <Field
              label={texts.textToCompare(index + 1)}
              counter={{ used: text.length, limit: sourceLimit }}
              error={text.length > sourceLimit ? texts.textTooLongNotCut(sourceLimit) : undefined}
            >
              <Textarea
                className="max-h-60"
                rows={4}
                value={text}
                onChange={(event) => patch(key, { text: event.target.value })}
              />
            </Field>
            <Button
              variant="quiet"
              size="small"
              className="-ml-3 min-h-11 justify-self-start"
              onClick={({ currentTarget }) => {
                // The button goes with its text.
                currentTarget.closest('fieldset')?.focus()
                onChange((now) => now.filter((one) => one.key !== key))
              }}
            >
              {texts.removeText(index + 1)}
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-3">
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          disabled={ownTexts.length >= mostSources}
          onClick={() => add('', '')}
        >
          {texts.addText}
        </Button>
      </div>
      <FileDrop
        label={texts.addFile}
        mostCharacters={sourceLimit}
        disabled={ownTexts.length >= mostSources}
        onText={(text, name) => add(name.replace(/\.[^.]+$/, '').slice(0, 200), text)}
      />
    </Field>
  )
}
