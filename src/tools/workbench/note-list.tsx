import { cn } from '#ui/class-names.ts'
import type { Note } from './answer.ts'

const labels: Record<Note['kind'], string> = {
  resolved: 'Resolved',
  assumed: 'Assumed',
  changed: 'Changed',
  hint: 'Try next',
}

/** What was decided on the way, as notes in the margin; red where the words of the idea were not simply followed. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <ul aria-label="Notes" className="mt-4 grid gap-2">
      {notes.map((note) => {
        const isRed = note.kind === 'resolved' || note.kind === 'changed'
        return (
          <li
            key={note.kind + note.text}
            className={cn('border-l-2 pl-3 text-sm wrap-anywhere', isRed ? 'border-red' : 'border-line')}
          >
            <span className={cn('label-mono mr-2', isRed ? 'text-red' : 'text-muted')}>
              {labels[note.kind]}
            </span>
            {note.text}
          </li>
        )
      })}
    </ul>
  )
}
