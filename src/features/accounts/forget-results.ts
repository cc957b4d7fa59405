/**
 * At sign-out: what was generated is in the history, and must not wait in this browser for whoever sits down next.
 * Unfinished forms stay; they were never tied to the account.
 */
export function forgetResults(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    for (const key of keys) {
      if (key === 'promptFormData' || key === 'generatedPrompt' || key.startsWith('results:')) {
        localStorage.removeItem(key)
      }
    }
  } catch {
    // Storage is closed to us, so there is nothing in it.
  }
}
