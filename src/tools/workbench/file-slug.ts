/** A project's name as part of a file name; letters of any script stay. */
export function fileSlug(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return slug.slice(0, 60).replace(/-+$/, '') || 'project'
}
