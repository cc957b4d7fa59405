/** Of the page for signing in, which leads back to `next`, a path of this site. */
export function signInAddress(next: string): string {
  return `/auth?next=${encodeURIComponent(next)}`
}
