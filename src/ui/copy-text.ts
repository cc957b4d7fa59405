/** False when the browser refuses, for example without permission or outside a secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyThroughSelection(text)
  }
}

// Pages served without TLS have no clipboard interface; the old command still works there.
function copyThroughSelection(text: string): boolean {
  const before = document.activeElement
  const holder = document.createElement('textarea')
  holder.value = text
  holder.setAttribute('aria-hidden', 'true')
  holder.className = 'sr-only'
  ;(document.querySelector('dialog:modal') ?? document.body).append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
