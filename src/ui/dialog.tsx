import {
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { cn } from './class-names.ts'
import * as texts from './dialog.texts.ts'
import { Icon } from './icon.tsx'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  size?: 'medium' | 'large'
  /** From which edge it comes; in the middle when missing. */
  side?: 'right' | 'bottom'
  /** Buttons, below a line; they stay in sight while the content scrolls. */
  footer?: ReactNode
  className?: string
  children?: ReactNode
}

/** The browser's own modal dialog: focus trap, Escape, inert page and focus return come with it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, size = 'medium', side, footer, className, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const [closings, countClosing] = useReducer((count: number) => count + 1, 0)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (!isOpen) return element.close()
    element.showModal()
    // React's `autoFocus` comes before the dialog is open, when nothing in it can take the focus.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Not every Escape can be refused: what the browser has closed opens again if its owner has not closed it.
  }, [isOpen, closings])
  // Closed before it is unmounted, so that the focus returns to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  // Escape asks whoever opened it, as the backdrop and the cross do; a form may want to say no.
  const askToClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  // Selecting text and releasing the pointer outside also fires a click on the dialog, but the press was not there.
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed.current === currentTarget) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className="modal"
      data-size={size}
      data-side={side}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-about` : undefined}
      onCancel={askToClose}
      // React hands it on from a dialog within this one.
      onClose={(event) => {
        if (event.target !== event.currentTarget) return
        onClose()
        countClosing()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={closeOnBackdrop}
    >
      {isOpen ? (
        <>
          <header className="flex items-start gap-3 border-b border-line px-5 py-3">
            <div className="min-w-0 flex-1 py-1.5">
              <h2 id={`${id}-title`} className="text-xl">
                {title}
              </h2>
              {description ? (
                <p id={`${id}-about`} className="mt-1 text-sm text-muted">
                  {description}
                </p>
              ) : null}
            </div>
            <button
              type="button"
              aria-label={texts.close}
              className="-mr-2 grid size-11 shrink-0 place-items-center hover:bg-wash"
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </header>
          <div className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4', className)}>
            {children}
          </div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {footer}
            </footer>
          ) : null}
        </>
      ) : null}
    </dialog>
  )
}
