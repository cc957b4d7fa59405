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

function focusIn(selector: string) {
  // After the next rendering, when the words and the problems are in it.
  requestAnimationFrame(() =>
    document.getElementById(sketchFormId)?.querySelector<HTMLElement>(selector)?.focus(),
  )
}
