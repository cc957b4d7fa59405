import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import * as texts from './move-buttons.texts.ts'

/** What a list needs whose lines are moved by buttons: the focus stays with the line, and its new place is said. */
export function useMoving(shownOrder: string) {
  const listId = useId()
  const pressed = useRef('')
  const [said, setSaid] = useState('')

  // A line that moves in the document loses the focus.
  useEffect(() => {
    document.getElementById(pressed.current)?.focus()
    pressed.current = ''
  }, [shownOrder])

  return {
    listId,
    said,
    /** `buttonId`: whose press it was. */
    tell(sentence: string, buttonId: string) {
      pressed.current = buttonId
      setSaid(sentence)
    },
  }
}

type MoveButtonsProps = {
  listId: string
  id: string
  name: string
  index: number
  last: number
  onMove: (to: number, buttonId: string) => void
}

export function MoveButtons({ listId, id, name, index, last, onMove }: MoveButtonsProps) {
  return ([-1, 1] as const).map((step) => (
    <Button
      key={step}
      variant="quiet"
      size="small"
      aria-label={step < 0 ? texts.moveUp(name) : texts.moveDown(name)}
      id={`${listId} ${step < 0 ? 'up' : 'down'} ${id}`}
      aria-disabled={index === (step < 0 ? 0 : last) || undefined}
      onClick={({ currentTarget }) => onMove(index + step, currentTarget.id)}
    >
      <Icon name="arrowUp" className={step < 0 ? 'size-4' : 'size-4 rotate-180'} />
    </Button>
  ))
}
