import { ownValue } from '#shared/own-value.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { containingWords, selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'

export type AuditEntry = {
  id: string
  actorEmail: string
  action: string
  subjectType: string
  subjectName: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  createdAt: Date
  /** Of a deletion: the tab whose action restores the thing from this entry. */
  restoringTab: string | undefined
}

const restoringTabs = { post: 'blog', 'tool content': 'tools-content', "what's new post": 'whats-new' }

export const auditSorts = ['when', 'who'] as const
export type AuditSort = (typeof auditSorts)[number]

export async function listAudit(
  statements: Statements,
  query: TableQuery<AuditSort>,
): Promise<PageOf<AuditEntry>> {
  const isSearch = query.search !== ''
  const page = await selectPage<Omit<AuditEntry, 'restoringTab'>, AuditSort>(statements, {
    columns: `actor_email as "actorEmail", action, subject_type as "subjectType", subject_name as "subjectName",
      before, after, created_at as "createdAt"`,
    from: 'audit_log',
    conditions: isSearch
      ? ["concat_ws(' ', actor_email, action, subject_type, subject_name) ilike all ($1)"]
      : [],
    values: isSearch ? [containingWords(query.search)] : [],
    sorts: { when: { sql: 'created_at', type: 'timestamptz' }, who: { sql: 'actor_email', type: 'text' } },
    request: query,
  })
  const rows = page.rows.map((row) => ({
    ...row,
    restoringTab: row.action === 'delete' ? ownValue(restoringTabs, row.subjectType) : undefined,
  }))
  return { ...page, rows }
}
