/** Where somebody wanted to go, if that is a path of ours; anything that could lead elsewhere becomes `/`. */
export function localPath(wanted: string | null | undefined): string {
  // A second slash or backslash begins another host; browsers drop control characters and read the rest.
  if (!wanted || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return '/'
  const base = 'https://here.invalid'
  if (!URL.canParse(wanted, base)) return '/'
  const url = new URL(wanted, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
