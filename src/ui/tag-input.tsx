import { useEffect, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { isComposing } from '#shared/is-composing.ts'
import { useFieldControl } from './field-context.ts'
import { Icon } from './icon.tsx'
import * as texts from './tag-input.texts.ts'
import { addTags } from './tag-list.ts'
import { UndoCallout } from './undo-callout.tsx'

type TagInputProps = {
  value: readonly string[]
  onChange: (tags: string[]) => void
  placeholder?: string
  onBlur?: () => void
}

/** Enter, comma and leaving the field add; Backspace in the empty field takes the last one back. */
export function TagInput({ value, onChange, placeholder, onBlur }: TagInputProps) {
  const [typed, setTyped] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [pasted, setPasted] = useState<{ before: readonly string[]; typed: string; after: string[] }>()
  const input = useRef<HTMLInputElement>(null)
  const wiring = useFieldControl({})

  // What was typed before the script arrived: the next render would empty the field.
  useLayoutEffect(() => setTyped(input.current?.value ?? ''), [])

  const add = (text: string) => {
    const next = addTags(value, text)
    const added = next.slice(value.length)
    if (added.length > 0) onChange(next)
    if (text.trim() !== '') {
      setAnnouncement(added.length > 0 ? texts.addedTags(added) : texts.alreadyInList(text.trim()))
    }
    setTyped('')
    return next
  }

  // Closing the page does not blur the field. Captured, so that this runs before the draft is stored.
  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => void add(typed)
  })
  useEffect(() => {
    const addTyped = () => leave.current()
    window.addEventListener('pagehide', addTyped, { capture: true })
    return () => {
      window.removeEventListener('pagehide', addTyped, { capture: true })
      addTyped()
    }
  }, [])

  const remove = (index: number) => {
    const removed = value[index]
    onChange(value.filter((_, position) => position !== index))
    setAnnouncement(removed === undefined ? '' : texts.removedTag(removed))
    input.current?.focus()
  }

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends an input-method composition belongs to the composition.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add(typed)
      return
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      event.preventDefault()
      remove(value.length - 1)
    }
  }

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[,;\n\t]/.test(text)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const after = add(
      typed.slice(0, selectionStart ?? typed.length) + text + typed.slice(selectionEnd ?? typed.length),
    )
    if (after.length - value.length < 2) return
    // Says it instead of the announcement, which names them all.
    setAnnouncement('')
    setPasted({ before: value, typed, after })
  }

  const undoPaste = ({ before, typed }: { before: readonly string[]; typed: string }) => {
    onChange([...before])
    setTyped(typed)
    input.current?.focus()
  }

  return (
    <>
      <div className="control flex flex-wrap items-center gap-1.5" onClick={() => input.current?.focus()}>
        {value.length > 0 ? (
          <ul className="contents" aria-label={texts.tagsAdded}>
            {value.map((tag, index) => (
              <li
                key={tag}
                className="flex max-w-full items-center rounded-sm border border-blue bg-wash pl-2 text-sm leading-tight"
              >
                <bdi className="min-w-0 py-1 wrap-anywhere">{tag}</bdi>
                <button
                  type="button"
                  aria-label={texts.removeTag(tag)}
                  className="grid size-8 shrink-0 place-items-center hover:text-red"
                  onClick={(event) => {
                    event.stopPropagation()
                    remove(index)
                  }}
                >
                  <Icon name="close" className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <input
          {...wiring}
          ref={input}
          value={typed}
          placeholder={value.length === 0 ? placeholder : undefined}
          autoComplete="off"
          enterKeyHint="done"
          className="min-h-8 min-w-40 flex-1 bg-transparent outline-none"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
          onPaste={handlePaste}
          onBlur={() => {
            add(typed)
            onBlur?.()
          }}
        />
        <span className="sr-only" role="status">
          {announcement}
        </span>
      </div>
      <UndoCallout
        // Gone with the next change, which an undo would lose.
        done={
          pasted?.after === value
            ? {
                message: texts.addedCount(value.length - pasted.before.length),
                undo: () => undoPaste(pasted),
              }
            : undefined
        }
        className="mt-2"
      />
    </>
  )
}
