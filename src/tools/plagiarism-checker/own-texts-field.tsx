import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { FileDrop } from './file-drop.tsx'
import { mostSources, sourceLimit } from './input.ts'

/** A text to compare with, as typed. `key` is stable while others are removed. */
export type OwnText = { key: number; title: string; text: string }

type OwnTextsFieldProps = {
  texts: readonly OwnText[]
  /** What the schema or the server says about them. */
  problem: string | undefined
  onChange: (texts: readonly OwnText[]) => void
}

/** The texts somebody worked from: up to ten, each with a name. They live in this tab only. */
export function OwnTextsField({ texts, problem, onChange }: OwnTextsFieldProps) {
  const patch = (key: number, change: Partial<OwnText>) =>
    onChange(texts.map((text) => (text.key === key ? { ...text, ...change } : text)))
  const add = (title: string, text: string) => {
    const key = Math.max(0, ...texts.map((text) => text.key)) + 1
    onChange([...texts, { key, title, text }])
  }

  return (
    <Field
      isGroup
      label="Compare with"
      hint="Texts you worked from. They are sent for this check only and are not stored. Matching passages are kept with the results in this browser."
      error={problem}
    >
      <ol className="grid gap-5">
        {texts.map(({ key, title, text }, index) => (
          <li key={key} className="grid gap-3 border-l-2 border-line pl-3">
            <Field label={`Name of text ${index + 1}`}>
              <TextInput
                value={title}
                maxLength={200}
                placeholder={`Text ${index + 1}`}
                onChange={(event) => patch(key, { title: event.target.value })}
              />
            </Field>
            <Field
              label={`Text ${index + 1} to compare with`}
              counter={{ used: text.length, limit: sourceLimit }}
              error={
                text.length > sourceLimit
                  ? `Please shorten this text to ${sourceLimit.toLocaleString('en-US')} characters; nothing was cut off.`
                  : undefined
              }
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
              className="min-h-11 justify-self-start"
              onClick={() => onChange(texts.filter((one) => one.key !== key))}
            >
              Remove text {index + 1}
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-3">
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          disabled={texts.length >= mostSources}
          onClick={() => add('', '')}
        >
          Add a text to compare with
        </Button>
      </div>
      <FileDrop
        label="Add a file to compare with"
        mostCharacters={sourceLimit}
        disabled={texts.length >= mostSources}
        onText={(text, name) => add(name.replace(/\.[^.]+$/, '').slice(0, 200), text)}
      />
    </Field>
  )
}
