export const sketchFormId = 'sketch'

/** After the rendering that brings it, which a page that was just loaded has not always done in the next frame. */
export function focusInSketch(selector: string, framesLeft = 30): void {
  requestAnimationFrame(() => {
    const wanted = document.getElementById(sketchFormId)?.querySelector<HTMLElement>(selector)
    if (wanted) wanted.focus()
    else if (framesLeft > 0) focusInSketch(selector, framesLeft - 1)
  })
}
