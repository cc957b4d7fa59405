import { useState, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ownKeyProviders, type OwnKeyProvider } from '#tools/contract/engine-report.ts'
import { browserStorage } from '../browser-storage.ts'
import { forgetOwnKey, OwnKey, readOwnKey, writeOwnKey } from './own-key.ts'

const names: Record<OwnKeyProvider, string> = {
  google: 'Google Gemini',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
}

/** For whoever wants to pay a provider directly: which one, and the key. */
export function OwnKeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Your own key"
      description="Results are then written by that provider's model and paid by you."
    >
      <OwnKeyForm onDone={onClose} />
    </Dialog>
  )
}

function OwnKeyForm({ onDone }: { onDone: () => void }) {
  const [kept] = useState(() => readOwnKey(browserStorage()))
  const [provider, setProvider] = useState<string>(kept?.provider ?? ownKeyProviders[0])
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string>()

  const save = (event: FormEvent) => {
    event.preventDefault()
    const parsed = OwnKey.safeParse({ provider, key })
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message)
    if (!writeOwnKey(browserStorage(), parsed.data))
      return setProblem('This browser does not let us keep the key')
    onDone()
  }
  const remove = () => {
    forgetOwnKey(browserStorage())
    onDone()
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={save}>
      <Field label="Provider">
        <Select
          name="provider"
          options={ownKeyProviders.map((value) => ({ value, label: names[value] }))}
          value={provider}
          onChange={(event) => setProvider(event.target.value)}
        />
      </Field>
      <Field
        label="Key"
        hint={
          kept
            ? `A key for ${names[kept.provider]} ending in ${kept.key.slice(-4)} is kept in this browser.`
            : 'It is kept in this browser only and removed when you sign out. It goes along with each text that is to be written, and nowhere else; the server does not keep it.'
        }
        error={problem}
      >
        <TextInput
          data-autofocus=""
          type="password"
          name="ai-key"
          autoComplete="off"
          spellCheck={false}
          value={key}
          onChange={(event) => {
            setKey(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Keep key</Button>
        {kept ? (
          <Button variant="danger" onClick={remove}>
            Remove key
          </Button>
        ) : null}
      </div>
    </form>
  )
}
