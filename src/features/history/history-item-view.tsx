import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useToast } from '#ui/toast-context.ts'
import { fetchEntry } from './fetch-entry.ts'
import * as texts from './history-page.texts.ts'
import type { ListedItem } from './history.schema.ts'
import { SessionOver } from './session-over.tsx'
import { useHistoryItem, type ChangeOutcome } from './use-history-item.ts'

const notSaved = { title: texts.notSaved, description: texts.pleaseTryAgain, variant: 'destructive' } as const
const notDeleted = { title: texts.deleteFailed, variant: 'destructive' } as const

type HistoryItemViewProps = {
  item: ListedItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** As the server has it when the item is first drawn. */
  isDeleted: boolean
  /** Deleted or brought back here. */
  onDeletion: (item: ListedItem, isDeleted: boolean) => void
}

/** One drawing in the drawer: its title block, how it begins, and what can be done with it. */
export function HistoryItemView({ item, isChosen, onChoose, isDeleted, onDeletion }: HistoryItemViewProps) {
  const navigate = useNavigate()
  const showToast = useToast()
  const [isRenaming, setRenaming] = useState(false)
  const [wasDeleted, setWasDeleted] = useState(false)
  const [isOver, setOver] = useState(false)
  // The same for a press whose answer comes before the page is drawn again.
  const isOut = useRef(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { shown, change } = useHistoryItem(item, isDeleted)
  const title = shown.title || item.projectName || texts.untitled

  const noteSession = (answer: unknown) => {
    isOut.current = answer === 'signed-out'
    setOver(isOut.current)
  }
  const tellFailure = (outcome: ChangeOutcome, failure: typeof notSaved | typeof notDeleted) => {
    noteSession(outcome)
    if (outcome === 'failed') showToast(failure)
  }
  const open = async (how: 'openEntry' | 'openFormAgain') => {
    // With what knows where the tools keep their results, which only a press needs.
    const opening = import('./open-entry.ts').catch(() => undefined)
    const [entry, opener] = await Promise.all([fetchEntry(item.id), opening])
    noteSession(entry)
    if (entry === 'signed-out') return
    if (entry === 'gone') return showToast({ title: texts.isGone, variant: 'destructive' })
    if (!entry || !opener)
      return showToast({ title: texts.openFailed, description: texts.reloadPage, variant: 'destructive' })
    const address = opener[how](entry)
    if (address === undefined)
      return showToast({ title: texts.openFailed, description: texts.noRoom, variant: 'destructive' })
    void navigate(address)
  }
  const remove = async () => {
    setWasDeleted(true)
    const outcome = await change('isDeleted', true)
    tellFailure(outcome, notDeleted)
    if (outcome !== 'saved') return
    showToast({ title: texts.deleted, description: texts.deletedText })
    onDeletion({ ...item, title: shown.title }, true)
  }
  const bringBack = async () => {
    setWasDeleted(true)
    if ((await changeOrTell('isDeleted', false)) === 'saved') onDeletion(item, false)
  }
  const endRenaming = () => {
    setRenaming(false)
    renameButton.current?.focus()
  }
  const changeOrTell: typeof change = async (field, value) => {
    const outcome = await change(field, value)
    tellFailure(outcome, notSaved)
    return outcome
  }
  const rename = async (form: HTMLElement, name: string) => {
    if ((await changeOrTell('title', name.trim())) !== 'saved') return
    // A form that was opened since stays open.
    if (!form.isConnected) return
    // Do not move the focus of somebody who has gone on while the name was saved.
    if (form.contains(document.activeElement)) endRenaming()
    else setRenaming(false)
  }

  if (shown.isDeleted) {
    return <DeletedItem title={title} isFocused={wasDeleted} isOver={isOver} onUndo={bringBack} />
  }
  return (
    <article aria-labelledby={`title-${item.id}`} className="border border-ink bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
        {isRenaming ? (
          <RenameForm title={title} onSave={rename} onCancel={endRenaming} />
        ) : (
          <>
            <h2 id={`title-${item.id}`} className="w-full min-w-0 text-lg wrap-anywhere sm:w-auto sm:flex-1">
              {title}
            </h2>
            <Badge tone="blue">{item.badge}</Badge>
            {item.kind === 'request' ? <Badge>{texts.requestForModel}</Badge> : null}
            <LocalTime iso={item.createdAt} className="font-mono text-xs text-muted" />
          </>
        )}
      </header>
      <p className="px-4 py-3 font-mono text-sm leading-relaxed wrap-anywhere text-muted">
        {item.preview}
        {item.isLonger ? '…' : ''}
      </p>
      {isOver ? (
        <p role="alert" className="px-4 pb-3 text-red">
          <SessionOver />
        </p>
      ) : null}
      <footer className="grid grid-cols-2 items-center justify-items-start gap-1 border-t border-line px-1 py-1.5 sm:flex sm:flex-wrap">
        <Button variant="quiet" size="small" onClick={() => void open('openEntry')}>
          <Icon name="eye" className="size-4" />
          {texts.view}
        </Button>
        <CopyButton
          variant="quiet"
          size="small"
          className="[&>svg]:size-4"
          label={texts.copy}
          // Not the preview: only the entry has the text as its page shows it.
          text={async () => {
            const entry = await fetchEntry(item.id)
            noteSession(entry)
            return typeof entry === 'object' ? entry.text : undefined
          }}
          onFailed={() => {
            if (!isOut.current) showToast({ title: texts.copyFailed, variant: 'destructive' })
          }}
        />
        <Button variant="quiet" size="small" onClick={() => void open('openFormAgain')}>
          <Icon name="undo" className="size-4" />
          {texts.makeItAgain}
        </Button>
        <Button ref={renameButton} variant="quiet" size="small" onClick={() => setRenaming(true)}>
          <Icon name="pencil" className="size-4" />
          {texts.rename}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={shown.isFavourite}
          onClick={() => void changeOrTell('isFavourite', !shown.isFavourite)}
        >
          <Icon name="star" className={cn('size-4', shown.isFavourite && 'fill-current')} /> {texts.favorite}
        </Button>
        <span className="flex justify-between gap-1 justify-self-stretch sm:ml-auto">
          <label className="flex min-h-9 items-center gap-2 px-3 text-sm">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
              className="size-4"
            />
            {texts.compare}
          </label>
          <Button
            // Deleting and undoing replace each other; the keyboard stays in its place.
            autoFocus={wasDeleted}
            variant="quiet"
            size="small"
            aria-label={texts.deleteNamed(title)}
            onClick={() => void remove()}
          >
            <Icon name="trash" className="size-4" />
          </Button>
        </span>
      </footer>
    </article>
  )
}

type DeletedItemProps = { title: string; isFocused: boolean; isOver: boolean; onUndo: () => Promise<void> }

/** In the place of an item that was deleted: the way back. */
function DeletedItem({ title, isFocused, isOver, onUndo }: DeletedItemProps) {
  return (
    <p className="construction flex flex-wrap items-center gap-3 px-4 py-3 wrap-anywhere" role="status">
      {texts.wasDeleted(title)}
      <Button
        autoFocus={isFocused}
        variant="quiet"
        size="small"
        className="-ml-3"
        onClick={() => void onUndo()}
      >
        <Icon name="undo" className="size-4" />
        {texts.undo}
      </Button>
      {isOver ? <SessionOver /> : null}
    </p>
  )
}

type RenameFormProps = {
  title: string
  onSave: (form: HTMLElement, name: string) => Promise<void>
  onCancel: () => void
}

/** Open until the name is saved, so that one that could not be saved need not be typed again. */
function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isSaving, setSaving] = useState(false)

  // Not an `action`, after which React would empty the field.
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaving(true)
    await onSave(event.currentTarget, field.current?.value ?? '')
    setSaving(false)
  }

  return (
    <form onSubmit={save} className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
      <TextInput
        ref={field}
        name="title"
        aria-label={texts.newNameOf(title)}
        defaultValue={title}
        maxLength={200}
        autoFocus
        className="min-w-40 flex-1 max-sm:basis-full"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
        }}
      />
      <Button type="submit" size="small" isBusy={isSaving}>
        {texts.save}
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  )
}
