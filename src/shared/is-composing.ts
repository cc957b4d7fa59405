/** Whether a key belongs to an input method. Safari ends the composition before its Enter, which only the code shows. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
