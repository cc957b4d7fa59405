type Heir = HTMLElement | null | undefined

/**
 * `ref` of what goes when it is pressed: before it takes the focus with it, that goes on to its heir, else to what is
 * around it: the title of a fold, the heading of the page that can take it, or the page.
 */
export function passFocusOn(element: HTMLElement | null, heirOf?: (element: HTMLElement) => Heir) {
  return () => {
    if (!element?.contains(document.activeElement)) return
    // Behind an open dialog, nothing can take it.
    const around: Heir = element.parentElement?.closest('dialog, details, [tabindex]')
    const titles = Array.from(around?.querySelectorAll<HTMLElement>(':scope > summary, h2[tabindex]') ?? [])
    for (const heir of [heirOf?.(element), titles.find((title) => !element.contains(title)), around]) {
      heir?.focus({ preventScroll: true })
      if (heir && document.activeElement === heir) return
    }
  }
}
