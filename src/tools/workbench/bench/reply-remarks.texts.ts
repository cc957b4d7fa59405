export const cutReply =
  'The answer ended before it was complete, so some of it may be missing. Ask your chat for the whole answer and paste it again.'
export const noEndMark =
  'The answer doesn’t have the end mark we asked for. If it breaks off, ask your chat for the whole answer and paste it again.'
export const partsMissing = (names: readonly string[]) => `Not in the answer: ${names.join(', ')}.`
export const addedToReply = (added: readonly string[]) =>
  `We added what the answer left out: ${quoted(added)}. Check that it fits the rest.`
export const removedFromReply = (removed: readonly string[]) =>
  `We took out what can’t be used: ${quoted(removed)}.`

const mostQuoted = 3

function quoted(all: readonly string[]): string {
  const shown = all
    .slice(0, mostQuoted)
    .map((text) => `“${text.trim().slice(0, 80)}${text.trim().length > 80 ? '…' : ''}”`)
  return `${shown.join(', ')}${all.length > mostQuoted ? ` and ${all.length - mostQuoted} more` : ''}`
}
