/**
 * Marks an element whose text counts as a prompt when somebody copies it; the value is the slug of its tool.
 * Analytics listens for copies inside such an element.
 */
export function promptCopyArea(slug: string): { 'data-prompt-copy-area': string } {
  return { 'data-prompt-copy-area': slug }
}
