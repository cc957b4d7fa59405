import { useEffect, useRef, type ComponentProps, type RefCallback } from 'react'
import { cn } from './class-names.ts'
import { useFieldControl } from './field-context.ts'

/** Grows with its text: `field-sizing` where the browser knows it, by measuring elsewhere. */
export function Textarea({ className, ref, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const textarea = own.current
    if (!textarea || CSS.supports('field-sizing', 'content')) return
    const grow = () => {
      textarea.style.height = 'auto'
      textarea.style.height = `${textarea.scrollHeight + 2}px`
    }
    grow()
    textarea.addEventListener('input', grow)
    return () => textarea.removeEventListener('input', grow)
  }, [rest.value])

  const assign: RefCallback<HTMLTextAreaElement> = (element) => {
    own.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }

  return (
    <textarea
      dir="auto"
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      ref={assign}
      className={cn('control', className)}
    />
  )
}
