import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useFieldControl } from './field-context.ts'
import { Icon } from './icon.tsx'
import * as texts from './tag-input.texts.ts'
import { addTags } from './tag-list.ts'

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
  const input = useRef<HTMLInputElement>(null)
  const wiring = useFieldControl({})

  const add = (text: string) => {
    const next = addTags(value, text)
    const added = next.slice(value.length)
    if (added.length > 0) onChange(next)
    if (text.trim() !== '') {
      setAnnouncement(added.length > 0 ? texts.addedTags(added) : texts.alreadyInList(text.trim()))
    }
    setTyped('')
  }

  // Closing the page does not blur the field. Captured, so that this runs before the draft is stored.
  const leave = useRef(() => {})
  useEffect(() => {
    leave.current = () => add(typed)
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
    if (event.nativeEvent.isComposing) return
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
    add(typed + text)
  }

  return (
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
  )
}
