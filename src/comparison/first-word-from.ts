/** Index of the first word that begins at `start` or later; the number of words when there is none. */
export function firstWordFrom(words: readonly { start: number }[], start: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
