import { AppError } from '#shared/app-error.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import { deleteUndoably, restoreDeleted } from '#platform/undoable-deletion.server.ts'
import { containing, selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { renderMarkdown } from '#shared/html/render-markdown.server.ts'
import { plainBeginning } from './plain-beginning.ts'
import { DeletedPost, type Post, type PostForm } from './whats-new.schema.ts'
import * as texts from './whats-new.texts.server.ts'

export type ListedPost = {
  id: string
  title: string
  /** First 100 characters of the content, then `...` if there is more. */
  preview: string
  /** 2026-11-20 */
  datePosted: string
  /** Its day has not come: nobody but admins sees it. */
  isAhead: boolean
}

export const postSorts = ['title', 'posted'] as const
export type PostSort = (typeof postSorts)[number]

export function listPosts(statements: Statements, query: TableQuery<PostSort>): Promise<PageOf<ListedPost>> {
  const isSearch = query.search !== ''
  return selectPage<ListedPost, PostSort>(statements, {
    columns: `title, left(content, 100) || case when length(content) > 100 then '...' else '' end as preview,
      date_posted::text as "datePosted", date_posted > current_date as "isAhead"`,
    from: 'whats_new_posts',
    conditions: isSearch ? ['(title ilike $1 or content ilike $1)'] : [],
    values: isSearch ? [containing(query.search)] : [],
    sorts: { title: { sql: 'title', type: 'text' }, posted: { sql: 'date_posted', type: 'date' } },
    request: query,
  })
}

const columns = 'id, title, content, image_url as "imageUrl", date_posted::text as "datePosted"'

export async function findPost({ query }: Statements, id: string): Promise<Post | undefined> {
  const { rows } = await query<Post>(`select ${columns} from whats_new_posts where id = $1`, [id])
  return rows[0]
}

/** What everybody may read by now, newest first, also for an admin. */
export async function readPosted({ query }: Statements, limit: number): Promise<Post[]> {
  const { rows } = await query<Post>(
    `select ${columns} from whats_new_posts where date_posted <= current_date
     order by date_posted desc, id desc limit $1`,
    [limit],
  )
  return rows
}

// oxlint-disable-next-line house/text-in-texts-file -- a key: it is stored with every audit entry about a post
const subjectType = "what's new post"

/** `id`: '' for a new one. */
export async function savePost(statements: Statements, id: string, form: PostForm): Promise<void> {
  const values = [form.title, form.content, form.imageUrl, form.datePosted]
  const about = { subjectType, subjectName: form.title, after: form }
  if (id === '') {
    const { rows } = await statements.query<{ id: string }>(
      `insert into whats_new_posts (title, content, image_url, date_posted) values ($1, $2, $3, $4) returning id`,
      values,
    )
    await recordAdminAction(statements, { ...about, action: 'create', subjectId: rows[0]?.id ?? '' })
    return
  }
  const before = await findPost(statements, id)
  if (!before) throw new AppError('NOT_FOUND', texts.postIsGone)
  await statements.query(
    'update whats_new_posts set title = $1, content = $2, image_url = $3, date_posted = $4 where id = $5',
    [...values, id],
  )
  await recordAdminAction(statements, { ...about, action: 'update', subjectId: id, before })
}

/** Answers where it can be brought back from. */
export async function deletePost(statements: Statements, id: string): Promise<{ entryId: string }> {
  const before = await findPost(statements, id)
  return deleteUndoably(statements, { table: 'whats_new_posts', subjectType, before })
}

export async function restorePost(statements: Statements, entryId: string): Promise<void> {
  await restoreDeleted(statements, {
    entryId,
    subjectType,
    schema: DeletedPost,
    insert: ({ id, title, content, imageUrl, datePosted }) =>
      statements.query(
        `insert into whats_new_posts (id, title, content, image_url, date_posted) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing`,
        [id, title, content, imageUrl, datePosted],
      ),
  })
}

/** As the home page shows it. */
export type LatestPost = Omit<Post, 'content'> & { beginning: string }

export async function readLatestPosts(statements: Statements): Promise<LatestPost[]> {
  const posts = await readPosted(statements, 3)
  return posts.map(({ content, ...post }) => ({
    ...post,
    beginning: plainBeginning(renderMarkdown(content), 180),
  }))
}
