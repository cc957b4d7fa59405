type Heir = HTMLElement | null | undefined

/**
 * `ref` of what goes when it is pressed: before it takes the focus with it, that goes on to its heir, else to what is
 * around it: the title of a fold, the heading of the page that can take it, or the page.
 */
export function passFocusOn(element: HTMLElement | null, heirOf?: (element: HTMLElement) => Heir) {
  return () => {
    if (!element?.contains(document.activeElement)) return
    const around: Heir = element.parentElement?.closest('details, [tabindex]')
    const title: Heir = around?.querySelector(':scope > summary, h2[tabindex]')
    const heir = heirOf?.(element) ?? title ?? around
    heir?.focus({ preventScroll: true })
  }
}
