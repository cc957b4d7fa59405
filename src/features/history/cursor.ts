import { z } from 'zod'
import { WrittenMoment } from '#platform/database/written-moment.ts'

/** Where a page of the history ends. `position`: the time as the database writes it, with microseconds. */
const Cursor = z.object({ position: WrittenMoment, id: z.uuid() })
type Cursor = z.infer<typeof Cursor>

export function writeCursor({ position, id }: Cursor): string {
  return `${position}|${id}`.replace(' ', 'T')
}

/** undefined for the beginning, and for anything that never came from `writeCursor`. */
export function readCursor(text: string): Cursor | undefined {
  const [position = '', id = ''] = text.split('|')
  return Cursor.safeParse({ position: position.replace('T', ' '), id }).data
}
