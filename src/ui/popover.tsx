import { useId, useRef, type ReactNode, type ToggleEvent } from 'react'
import { cn } from './class-names.ts'

type PopoverProps = {
  label: ReactNode
  /** Look of the button that opens it. */
  buttonClassName: string
  buttonLabel?: string
  className?: string
  children: ReactNode
}

/** The browser's own popover: closes with Escape and a click elsewhere; placed under its button, inside the window. */
export function Popover({ label, buttonClassName, buttonLabel, className, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || !button.current) return
    const panel = event.currentTarget
    const anchor = button.current.getBoundingClientRect()
    const left = Math.min(anchor.left, window.innerWidth - panel.offsetWidth - 8)
    const isRoomBelow = anchor.bottom + panel.offsetHeight + 8 < window.innerHeight
    panel.style.left = `${Math.max(8, left)}px`
    panel.style.top = `${isRoomBelow ? anchor.bottom + 6 : Math.max(8, anchor.top - panel.offsetHeight - 6)}px`
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        popoverTarget={id}
        aria-label={buttonLabel}
      >
        {label}
      </button>
      <div id={id} popover="auto" className={cn('floating', className)} onToggle={place}>
        {children}
      </div>
    </>
  )
}
