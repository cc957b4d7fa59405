import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isComposing } from '#shared/is-composing.ts'
import { cn } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import * as texts from './command-palette.texts.ts'
import { pageAbouts } from './page-abouts.ts'
import { searchPalette, type PaletteEntry } from './palette-search.ts'
import { barPages, furtherPages, type SitePage } from './site-pages.ts'

type CommandPaletteProps = {
  isOpen: boolean
  onClose: () => void
  tools: readonly { name: string; path: string }[]
  /** Pages for whoever is looking, beside those for everybody. */
  pages: readonly SitePage[]
  /** Gives what was typed before this was there. */
  takeTyped: () => string
}

/** A combobox over every tool and page: type, arrow keys, Enter. */
export default function CommandPalette({ isOpen, onClose, ...search }: CommandPaletteProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.goToToolOrPage}>
      <PaletteSearch {...search} onDone={onClose} />
    </Dialog>
  )
}

type PaletteSearchProps = Omit<CommandPaletteProps, 'isOpen' | 'onClose'> & { onDone: () => void }

function PaletteSearch({ tools, pages, takeTyped, onDone }: PaletteSearchProps) {
  const id = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)

  useEffect(() => {
    const typed = takeTyped()
    if (typed !== '') setQuery((query) => query + typed)
  }, [takeTyped])

  const entries: PaletteEntry[] = [
    ...tools.map((tool) => ({ ...tool, about: texts.tool })),
    ...[...barPages, ...furtherPages, ...pages].map((page) => ({ ...page, about: pageAbouts[page.path] })),
  ]
  const found = searchPalette(entries, query)
  const active = found[activeIndex]

  const go = (entry: PaletteEntry) => {
    onDone()
    void navigate(entry.path)
  }

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      return go(active)
    }
    const moved = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1, Home: 0, End: found.length - 1 }[
      event.key
    ]
    if (moved === undefined || found.length === 0) return
    event.preventDefault()
    const next = (moved + found.length) % found.length
    setActiveIndex(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={texts.searchToolsPages}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={active ? `${id}-${activeIndex}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        // The dialog was asked for in order to type here.
        data-autofocus
        placeholder={texts.namePlaceholder}
        className="control"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setActiveIndex(0)
        }}
        onKeyDown={handleKey}
      />
      <div className="mt-3 min-h-48">
        <ul id={`${id}-list`} role="listbox" aria-label={texts.toolsAndPages}>
          {found.map((entry, index) => (
            <li
              key={entry.path}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              className={cn(
                'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 border-l-3 px-3 py-2',
                index === activeIndex ? 'border-blue bg-wash' : 'border-transparent',
              )}
              onPointerMove={() => setActiveIndex(index)}
              onClick={() => go(entry)}
            >
              <span className="font-medium">{entry.name}</span>
              <span className="text-sm text-muted">{entry.about}</span>
            </li>
          ))}
        </ul>
        <p role="status" className="text-sm text-muted">
          {found.length === 0 ? (
            texts.nothingMatches(query)
          ) : (
            <span className="sr-only">{texts.foundCount(found.length)}</span>
          )}
        </p>
      </div>
    </>
  )
}
