import { trimEndOf } from './trim-end-of.ts'
/** A project's name as part of a file name; letters of any script stay. */
export function fileSlug(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/u, '')
  return trimEndOf(slug.slice(0, 60), /-/u) || 'project'
}
