import { AppError } from '#shared/app-error.ts'
import { sanitizeHtml } from '#shared/html/sanitize-html.server.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import { deleteUndoably, restoreDeleted } from '#platform/undoable-deletion.server.ts'
import { containing, selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import * as texts from './blog.texts.server.ts'
import { excerptOf, plainText, readingMinutes } from './excerpt.ts'
import { Post, type PostForm } from './post.schema.ts'

export type ListedPost = {
  id: string
  title: string
  slug: string
  publishedAt: Date | null
  isAhead: boolean
}

export const postSorts = ['title', 'slug', 'published'] as const
export type PostSort = (typeof postSorts)[number]

const sortColumns = {
  title: { sql: 'sort_title', type: 'text' },
  slug: { sql: 'slug', type: 'text' },
  published: { sql: 'sort_published_at', type: 'timestamptz' },
} as const

export function listPosts(statements: Statements, query: TableQuery<PostSort>): Promise<PageOf<ListedPost>> {
  const isSearch = query.search !== ''
  return selectPage<ListedPost, PostSort>(statements, {
    columns: 'title, slug, published_at as "publishedAt", coalesce(published_at > now(), false) as "isAhead"',
    from: 'blogs',
    conditions: isSearch ? ['(title ilike $1 or slug ilike $1)'] : [],
    values: isSearch ? [containing(query.search)] : [],
    sorts: sortColumns,
    request: query,
  })
}

export async function findPost({ query }: Statements, id: string): Promise<Post | undefined> {
  const { rows } = await query<Omit<Post, 'publishedAt'> & { publishedAt: Date | null }>(
    `select id, title, slug, content, excerpt, reading_minutes as "readingMinutes", image_url as "imageUrl",
       video_url as "videoUrl", author_id as "authorId", published_at as "publishedAt" from blogs where id = $1`,
    [id],
  )
  const [row] = rows
  return row && { ...row, publishedAt: row.publishedAt?.toISOString() ?? null }
}

const subjectType = 'post'

/** `id`: '' for something new, which is signed by whom the transaction speaks for. */
export async function savePost(statements: Statements, id: string, form: PostForm): Promise<void> {
  const content = sanitizeHtml(form.content)
  const text = plainText(content)
  if (text === '' && !content.includes('<img')) {
    const reason = texts.nothingToShow
    throw new AppError('INVALID_INPUT', texts.checkMarkedFields, { fields: { content: reason } })
  }
  const publishedAt = form.publication === 'draft' ? null : form.publication
  const values = [
    form.title,
    form.slug,
    content,
    excerptOf(text),
    readingMinutes(text),
    form.imageUrl,
    form.videoUrl,
    publishedAt,
  ]
  const about = { subjectType, subjectName: form.title, after: { ...form, content } }
  if (id === '') {
    const { rows } = await orConflict(
      statements.query<{ id: string }>(
        `insert into blogs (title, slug, content, excerpt, reading_minutes, image_url, video_url, published_at, author_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, current_user_id()) returning id`,
        values,
      ),
    )
    await recordAdminAction(statements, { ...about, action: 'create', subjectId: rows[0]?.id ?? '' })
    return
  }
  const before = await findPost(statements, id)
  if (!before) throw new AppError('NOT_FOUND', texts.postIsGone)
  await orConflict(
    statements.query(
      `update blogs set title = $1, slug = $2, content = $3, excerpt = $4, reading_minutes = $5, image_url = $6,
         video_url = $7, published_at = $8::timestamptz, updated_at = now() where id = $9`,
      [...values, id],
    ),
  )
  await recordAdminAction(statements, { ...about, action: 'update', subjectId: id, before })
}

/** Answers where it can be brought back from. */
export async function deletePost(statements: Statements, id: string): Promise<{ entryId: string }> {
  const before = await findPost(statements, id)
  return deleteUndoably(statements, { table: 'blogs', subjectType, before })
}

export async function restorePost(statements: Statements, entryId: string): Promise<void> {
  await restoreDeleted(statements, {
    entryId,
    subjectType,
    schema: Post,
    insert: (post) =>
      orConflict(
        statements.query(
          `insert into blogs (id, title, slug, content, excerpt, reading_minutes, image_url, video_url, author_id, published_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
          [
            post.id,
            post.title,
            post.slug,
            post.content,
            post.excerpt,
            post.readingMinutes,
            post.imageUrl,
            post.videoUrl,
            post.authorId,
            post.publishedAt,
          ],
        ),
      ),
  })
}

const uniqueViolation = '23505'

async function orConflict<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) throw error
    const taken = texts.slugTaken
    throw new AppError('CONFLICT', taken, { fields: { slug: taken }, cause: error })
  }
}
