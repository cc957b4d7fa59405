const gapPx = 16

/**
 * `ref` of a sticky column that has no scrollbar of its own: one that is taller than the window moves with the page
 * until its end is in sight, and stays there. Its own `top` counts where it fits.
 */
export function fitWindow(column: HTMLElement | null): (() => void) | undefined {
  if (!column) return undefined
  const place = () => {
    column.style.top = ''
    const top = Number.parseFloat(getComputedStyle(column).top)
    const highest = window.innerHeight - column.offsetHeight - gapPx
    if (highest < top) column.style.top = `${highest}px`
  }
  const observer = new ResizeObserver(place)
  observer.observe(column)
  window.addEventListener('resize', place)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', place)
  }
}
