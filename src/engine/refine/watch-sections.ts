/** Tells each heading once, when a text that comes in pieces has reached it. */
export function watchSections(
  headings: readonly string[],
  onSection: (heading: string) => void,
): (delta: string) => void {
  const waiting = new Set(headings.map((heading) => heading.replace(/ \(\d+\)$/u, '')))
  const longest = Math.max(0, ...headings.map((heading) => heading.length)) + 8
  let line = ''
  return (delta) => {
    if (waiting.size === 0) return
    const lines = (line + delta).split('\n')
    line = lines.at(-1) ?? ''
    for (const candidate of lines) look(candidate)
    // What is longer can be no heading, and need not be kept.
    if (line.length > longest * 2) line = line.slice(0, longest)
  }

  function look(candidate: string) {
    const heading = candidate.startsWith('## ') ? candidate.slice(3).trim() : beforeColon(candidate)
    if (heading !== undefined && waiting.delete(heading)) onSection(heading)
  }
}

function beforeColon(line: string): string | undefined {
  const end = line.indexOf(':')
  return end === -1 ? undefined : line.slice(0, end)
}
