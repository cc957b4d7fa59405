/** Without the characters at the end that `one` matches. `text.replace(/x+$/, '')` is quadratic on runs in the middle. */
export function trimEndOf(text: string, one: RegExp): string {
  let end = text.length
  while (end > 0 && one.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
