import { useEffect, useState, type ComponentProps } from 'react'
import { Button } from './button.tsx'
import * as texts from './copy-button.texts.ts'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'

type CopyButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  text: string | (() => Promise<string | undefined>)
  label: string
  onCopied?: () => void
  /** `onCopied` tells it with a toast. */
  hasToast?: boolean
  onFailed?: () => void
}

const copiedMs = 2_000

export function CopyButton({ text, label, onCopied, hasToast, onFailed, ...style }: CopyButtonProps) {
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copies])

  const copy = async () => {
    const copied = typeof text === 'string' ? text : await text()
    if (copied === undefined || !(await copyText(copied))) return onFailed?.()
    setCopies((count) => count + 1)
    onCopied?.()
  }

  return (
    <>
      <Button {...style} onClick={copy}>
        <Icon name={copies > 0 ? 'check' : 'copy'} />
        {copies > 0 ? texts.copied : label}
      </Button>
      {/* Not the label: it would be read once more when it comes back. */}
      <span aria-live="polite" className="sr-only">
        {copies > 0 && !hasToast ? texts.copied : null}
      </span>
    </>
  )
}
