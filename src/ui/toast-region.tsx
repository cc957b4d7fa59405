import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { cn } from './class-names.ts'
import { Icon } from './icon.tsx'
import { ToastContext, type ToastMessage } from './toast-context.ts'
import * as texts from './toast-region.texts.ts'

type ShownToast = ToastMessage & { id: number; source: string }

const shownMs = { default: 6_000, destructive: 12_000 } as const
const shownAtOnce = 3

/** Announces politely, takes no focus, waits while someone reads it (pointer or focus), goes when dismissed. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const nextId = useRef(1)

  const showToast = useCallback((source: string, message?: ToastMessage) => {
    const added = message ? [{ ...message, id: nextId.current++, source }] : []
    // The same words again are news, but not a second card over the page.
    const isOver = (toast: ShownToast) =>
      isSame(toast, message) || (toast.source === source && toast.variant === 'destructive')
    setToasts((current) => [...current.filter((toast) => !isOver(toast)), ...added].slice(-shownAtOnce))
  }, [])
  const dismiss = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id))
  }, [])

  return (
    <ToastContext value={showToast}>
      {children}
      <section
        aria-label={texts.notifications}
        className="pointer-events-none fixed right-0 bottom-0 -translate-y-[calc(var(--bottom-bar,0px)+var(--action-bar,0px))] z-50 w-full p-4 sm:w-104"
      >
        <ol aria-live="polite" aria-relevant="additions" className="grid gap-2">
          {toasts.map((toast) => (
            <Toast key={toast.id} toast={toast} onDismiss={dismiss} />
          ))}
        </ol>
      </section>
    </ToastContext>
  )
}

function isSame(one: ToastMessage, other?: ToastMessage): boolean {
  return one.title === other?.title && one.description === other.description
}

function Toast({ toast, onDismiss }: { toast: ShownToast; onDismiss: (id: number) => void }) {
  const [isHeld, setIsHeld] = useState(false)
  const variant = toast.variant ?? 'default'

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(toast.id), shownMs[variant])
    return () => clearTimeout(timer)
  }, [isHeld, onDismiss, toast.id, variant])

  return (
    <li
      className={cn(
        'pointer-events-auto flex items-start gap-3 rounded-sm border border-l-4 bg-surface py-2 pr-2 pl-4 shadow-float slides-in',
        variant === 'destructive' ? 'border-red' : 'border-ink border-l-green',
      )}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className={cn('font-semibold', variant === 'destructive' && 'text-red')}>{toast.title}</p>
        {toast.description ? <p className="text-sm text-ink">{toast.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label={texts.dismiss(toast.title)}
        className="grid size-9 shrink-0 place-items-center hover:bg-wash"
        onClick={() => onDismiss(toast.id)}
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  )
}
