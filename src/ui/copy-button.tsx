import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonSize, ButtonVariant } from './button-style.ts'
import * as texts from './copy-button.texts.ts'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'

type CopyButtonProps = {
  text: string
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  onCopied?: () => void
  /** `onCopied` tells it with a toast. */
  hasToast?: boolean
  onFailed?: () => void
}

const copiedMs = 2_000

export function CopyButton(props: CopyButtonProps) {
  const { text, label, variant = 'primary', size = 'medium', className, onCopied, hasToast, onFailed } = props
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copies])

  const copy = async () => {
    if (!(await copyText(text))) return onFailed?.()
    setCopies((count) => count + 1)
    onCopied?.()
  }

  return (
    <>
      <Button
        variant={variant}
        size={size}
        {...(className === undefined ? {} : { className })}
        onClick={copy}
      >
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
