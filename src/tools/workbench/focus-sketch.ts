/** Id of the form that `SketchSheet` draws. */
export const sketchFormId = 'sketch'

/** Where one goes on writing. */
export function focusIdea(): void {
  focusIn('textarea, input[type=text]')
}

/** The first field that has to be mended. */
export function focusProblem(): void {
  focusIn('[aria-invalid=true]')
}

/** After the rendering that brings it, which a page that was just loaded has not always done in the next frame. */
function focusIn(selector: string, framesLeft = 30) {
  requestAnimationFrame(() => {
    const wanted = document.getElementById(sketchFormId)?.querySelector<HTMLElement>(selector)
    if (wanted) wanted.focus()
    else if (framesLeft > 0) focusIn(selector, framesLeft - 1)
  })
}
