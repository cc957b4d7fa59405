import { z } from 'zod'

/** Where a page of the history ends. `position`: the time as the database writes it, with microseconds. */
const Cursor = z.object({
  position: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}(?::\d{2}){0,2}$/),
  id: z.uuid(),
})
type Cursor = z.infer<typeof Cursor>

export function writeCursor({ position, id }: Cursor): string {
  return `${position}|${id}`.replace(' ', 'T')
}

/** undefined for the beginning, and for anything that never came from `writeCursor`. */
export function readCursor(text: string): Cursor | undefined {
  const [position = '', id = ''] = text.split('|')
  return Cursor.safeParse({ position: position.replace('T', ' '), id }).data
}
