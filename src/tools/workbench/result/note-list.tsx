import { Link } from 'react-router'
import { cn } from '#ui/class-names.ts'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'

/** What a reader of the result would want to know; red where choices were not simply followed. */
export function NoteList() {
  const { shown, addressOf } = useResult()
  const { notes } = shown
  if (notes.length === 0) return null
  return (
    <ul aria-label={texts.notes} className="mt-4 grid gap-2">
      {notes.map((note) => {
        const isRed = note.kind !== 'hint'
        return (
          <li
            key={note.kind + note.text}
            className={cn('border-l-2 pl-3 text-sm wrap-anywhere', isRed ? 'border-red' : 'border-line')}
          >
            <span className={cn('label-mono mr-2', isRed ? 'text-red' : 'text-muted')}>
              {texts.noteKinds[note.kind]}
            </span>
            {note.text}{' '}
            {note.field !== undefined && addressOf ? (
              <Link to={addressOf(note.field)} className="text-blue underline underline-offset-2">
                {texts.changeIt}
              </Link>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
