import { AppError } from '#shared/app-error.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import { deleteUndoably, restoreDeleted } from '#platform/undoable-deletion.server.ts'
import { containing, selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import {
  DeletedToolContent,
  type ToolContent,
  type ToolContentForm,
  type ToolContentStatus,
} from './tool-content.schema.ts'
import * as texts from './tool-content.texts.server.ts'

export type ListedContent = {
  id: string
  toolSlug: string
  title: string
  status: ToolContentStatus
  tags: string[]
  updatedAt: Date
}

export const contentSorts = ['tool', 'title', 'status', 'updated'] as const
export type ContentSort = (typeof contentSorts)[number]

const sortColumns = {
  tool: { sql: 'tool_slug', type: 'text' },
  title: { sql: 'title', type: 'text' },
  status: { sql: 'status', type: 'text' },
  updated: { sql: 'updated_at', type: 'timestamptz' },
} as const

export function listToolContent(
  statements: Statements,
  query: TableQuery<ContentSort>,
): Promise<PageOf<ListedContent>> {
  const isSearch = query.search !== ''
  return selectPage<ListedContent, ContentSort>(statements, {
    columns: 'tool_slug as "toolSlug", title, status, tags, updated_at as "updatedAt"',
    from: 'tools_content',
    conditions: isSearch ? ['(title ilike $1 or tool_slug ilike $1 or description ilike $1)'] : [],
    values: isSearch ? [containing(query.search)] : [],
    sorts: sortColumns,
    request: query,
  })
}

export async function findToolContent({ query }: Statements, id: string): Promise<ToolContent | undefined> {
  const { rows } = await query<ToolContent>(
    `select id, tool_slug as "toolSlug", title, description, long_content as "longContent",
       image_url as "imageUrl", tags, status, updated_at::text as "updatedAt" from tools_content where id = $1`,
    [id],
  )
  return rows[0]
}

const subjectType = 'tool content'

/** `id`: '' for something new. */
export async function saveToolContent(
  statements: Statements,
  id: string,
  form: ToolContentForm,
): Promise<void> {
  const values = [
    form.toolSlug,
    form.title,
    form.description,
    form.longContent,
    form.imageUrl,
    form.tags,
    form.status,
  ]
  const about = { subjectType, subjectName: form.title, after: form }
  if (id === '') {
    const { rows } = await statements.query<{ id: string }>(
      `insert into tools_content (tool_slug, title, description, long_content, image_url, tags, status)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      values,
    )
    await recordAdminAction(statements, { ...about, action: 'create', subjectId: rows[0]?.id ?? '' })
    return
  }
  const before = await findToolContent(statements, id)
  if (!before) throw new AppError('NOT_FOUND', texts.contentIsGone)
  await statements.query(
    `update tools_content set tool_slug = $1, title = $2, description = $3, long_content = $4, image_url = $5,
       tags = $6, status = $7, updated_at = now() where id = $8`,
    [...values, id],
  )
  await recordAdminAction(statements, { ...about, action: 'update', subjectId: id, before })
}

/** Answers where it can be brought back from. */
export async function deleteToolContent(statements: Statements, id: string): Promise<{ entryId: string }> {
  const before = await findToolContent(statements, id)
  return deleteUndoably(statements, { table: 'tools_content', subjectType, before })
}

export async function restoreToolContent(statements: Statements, entryId: string): Promise<void> {
  await restoreDeleted(statements, {
    entryId,
    subjectType,
    schema: DeletedToolContent,
    insert: ({ id, toolSlug, title, description, longContent, imageUrl, tags, status, updatedAt }) =>
      statements.query(
        `insert into tools_content
           (id, tool_slug, title, description, long_content, image_url, tags, status, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now())) on conflict (id) do nothing`,
        [id, toolSlug, title, description, longContent, imageUrl, tags, status, updatedAt],
      ),
  })
}
