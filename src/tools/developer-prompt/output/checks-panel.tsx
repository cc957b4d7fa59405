import { Link } from 'react-router'
import { cn } from '#ui/class-names.ts'
import { fieldGuide } from '../field-guide.ts'
import type { PromptDraft } from '../form.ts'
import type { AnswerNote } from '../prompt-answer.ts'
import { stepAddress, stepOfField } from '../wizard/wizard-steps.ts'
import { PanelSection } from '#ui/panel-section.tsx'

const groups: readonly { kinds: readonly AnswerNote['kind'][]; title: string; isRed: boolean }[] = [
  { kinds: ['contradiction'], title: 'Contradictions', isRed: true },
  { kinds: ['gap', 'lint'], title: 'Gaps', isRed: true },
  { kinds: ['question'], title: 'Open questions', isRed: false },
  { kinds: ['assumption'], title: 'Assumed for you', isRed: false },
]

type ChecksPanelProps = { checks: readonly AnswerNote[] | undefined; form: PromptDraft }

/** The reviewer's pencil: what the brief had to guess or could not reconcile, and where to settle it. */
export function ChecksPanel({ checks, form }: ChecksPanelProps) {
  return (
    <PanelSection title="Checks">
      {checks === undefined ? (
        <p className="text-sm text-muted">Reading your answers…</p>
      ) : checks.length === 0 ? (
        <p className="text-sm text-green">Nothing contradicts itself, and nothing had to be guessed.</p>
      ) : (
        groups.map((group) => {
          const notes = checks.filter((note) => group.kinds.includes(note.kind))
          if (notes.length === 0) return null
          return (
            <div key={group.title} className="mb-4 last:mb-0">
              <h3 className={cn('label-mono mb-1', group.isRed ? 'text-red' : 'text-muted')}>
                {group.title} ({notes.length})
              </h3>
              <ul className="grid gap-2.5">
                {notes.map((note) => (
                  <CheckLine key={note.id} note={note} form={form} isRed={group.isRed} />
                ))}
              </ul>
            </div>
          )
        })
      )}
    </PanelSection>
  )
}

function CheckLine({ note, form, isRed }: { note: AnswerNote; form: PromptDraft; isRed: boolean }) {
  const step = note.field && stepOfField(note.field, form)
  return (
    <li className={cn('border-l-2 pl-3 text-sm', isRed ? 'border-red' : 'border-line')}>
      <p className="wrap-anywhere">{note.text}</p>
      {note.defaultAnswer ? <p className="text-muted">Until you answer: {note.defaultAnswer}</p> : null}
      {note.field && step ? (
        <Link
          to={`/generate${stepAddress(step, note.field)}`}
          className="inline-block min-h-6 text-blue underline underline-offset-2"
        >
          {fieldGuide[note.field].label} (step {step})
        </Link>
      ) : null}
    </li>
  )
}
