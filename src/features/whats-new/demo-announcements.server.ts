import { readFileSync } from 'node:fs'
import type { Statements } from '#platform/database/with-identity.server.ts'

/** Newest first; the text is the file of that name in `demo`. */
const announcements = [
  { file: 'hand-over', title: 'Open a prompt in another AI tool with one click', daysAgo: 1 },
  { file: 'contradictions', title: 'Contradictions in your wishes are pointed out', daysAgo: 8 },
  { file: 'storyboards', title: 'Storyboards keep their hero', daysAgo: 16 },
  { file: 'history', title: 'A history you can search, compare and download', daysAgo: 30 },
] as const

/** For `npm run seed:demo`, as the operator. Answers how many there are then. */
export async function seedDemoAnnouncements({ query }: Statements): Promise<number> {
  for (const { file, title, daysAgo } of announcements) {
    const content = readFileSync(new URL(`demo/${file}.md`, import.meta.url), 'utf8')
    await query(
      'insert into whats_new_posts (title, content, date_posted) values ($1, $2, current_date - $3::int)',
      [title, content, daysAgo],
    )
  }
  return announcements.length
}
