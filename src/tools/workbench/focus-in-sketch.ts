export const sketchFormId = 'sketch'

/** Focuses the first match in the form once it has been rendered; on a page that has just loaded this can take more than one frame. */
export function focusInSketch(selector = 'textarea, input[type=text]', framesLeft = 30): void {
  requestAnimationFrame(() => {
    const wanted = document.getElementById(sketchFormId)?.querySelector<HTMLElement>(selector)
    if (wanted) wanted.focus()
    else if (framesLeft > 0) focusInSketch(selector, framesLeft - 1)
  })
}
