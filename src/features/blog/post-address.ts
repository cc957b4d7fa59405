/** Where a post can be read; also its canonical address. */
export function postAddress(slug: string): string {
  return `/blog?${new URLSearchParams({ post: slug })}`
}
