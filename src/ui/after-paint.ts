/** Calls back once the browser has shown what the event at hand changed. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
