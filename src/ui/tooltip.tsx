import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

type TooltipProps = {
  /** A short phrase; never the only place where something important stands. */
  text: string
  side?: 'top' | 'bottom'
  /** Gets the id of the text for `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** Opens on pointer and focus, stays while pointed at, closes with Escape. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsDismissed(true)
  }
  return (
    <span
      className="tooltip"
      data-side={side}
      data-dismissed={isDismissed || undefined}
      onKeyDown={closeOnEscape}
      onPointerEnter={() => setIsDismissed(false)}
      onFocus={() => setIsDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className="tooltip-text">
        {text}
      </span>
    </span>
  )
}
