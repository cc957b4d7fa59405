import type { ReactNode } from 'react'
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { handleEditing, readEdited } from '#platform/admin-form.server.ts'
import { adminAction, adminList } from '#platform/admin-only.server.ts'
import { AppError } from '#shared/app-error.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { toolSlugs, tools } from '#tools/tools.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { NewRowLink } from '#ui/new-row-link.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { useAddressWith } from '#ui/use-address-with.ts'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
import { useDeletion } from '#ui/use-deletion.tsx'
import * as texts from './admin-tool-content-page.texts.ts'
import { ToolContentDialog } from './tool-content-dialog.tsx'
import { ToolContentForm } from './tool-content.schema.ts'
import {
  contentSorts,
  deleteToolContent,
  findToolContent,
  listToolContent,
  restoreToolContent,
  saveToolContent,
  type ListedContent,
} from './tool-content.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams, { sorts: contentSorts, sort: 'updated', direction: 'desc' })
  const { isNew, id } = readEdited(searchParams)
  const content = await adminList(context, async (statements) => ({
    page: await listToolContent(statements, query),
    edited: id === undefined ? undefined : await findToolContent(statements, id),
  }))
  return { query, content, isNew, tools: tools.map(({ card }) => ({ value: card.slug, label: card.name })) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  return adminAction(context, (statements) =>
    handleEditing(statements, form, {
      schema: ToolContentForm,
      save(_, id, fields) {
        if (toolSlugs.includes(fields.toolSlug)) return saveToolContent(statements, id, fields)
        throw new AppError('INVALID_INPUT', texts.noSuchTool, {
          fields: { toolSlug: texts.chooseTool },
        })
      },
      remove: deleteToolContent,
      restore: restoreToolContent,
    }),
  )
}

export const clientAction = answerWhenUnreachable
export const shouldRevalidate = unlessUnreachable

const route = '/admin/tools-content'

function columnsWith(
  nameOf: (slug: string) => string,
  actionsOf: (row: ListedContent) => ReactNode,
): readonly TableColumn<ListedContent>[] {
  return [
    { header: texts.tool, sort: 'tool', cell: ({ toolSlug }) => nameOf(toolSlug) },
    { header: texts.title, sort: 'title', cell: ({ title }) => <bdi className="font-medium">{title}</bdi> },
    {
      header: texts.status,
      sort: 'status',
      cell: ({ status }) => <Badge tone={status === 'published' ? 'green' : 'plain'}>{status}</Badge>,
    },
    { header: texts.tags, cell: ({ tags }) => <FirstTags tags={tags} /> },
    {
      header: texts.updated,
      sort: 'updated',
      firstDirection: 'desc',
      cell: ({ updatedAt }) => <LocalTime iso={updatedAt.toISOString()} format="date" />,
    },
    { header: texts.actions, cell: actionsOf },
  ]
}

export default function AdminToolContentPage() {
  const { query, content, isNew, tools: toolOptions } = useLoaderData<typeof loader>()
  const addressWith = useAddressWith()
  const { askToDelete, deletion } = useDeletion(route, {
    question: texts.deleteQuestion,
    deleted: texts.contentDeleted,
    failed: texts.deleteFailed,
    restored: texts.contentRestored,
  })
  if (!content.ok) return <FetchFailure message={texts.fetchFailed} />
  const { page, edited } = content.value

  const nameOf = (slug: string) => toolOptions.find(({ value }) => value === slug)?.label ?? slug
  const actionsOf = ({ id, title }: ListedContent) => (
    <RowActions id={id} name={title} onDelete={askToDelete} />
  )

  return (
    <>
      <h2 className="sr-only">{texts.toolsContent}</h2>
      {deletion}
      <DataTable
        caption={texts.tableCaption}
        query={query}
        search={{ label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
        actions={<NewRowLink label={texts.addToolContent} />}
        columns={columnsWith(nameOf, actionsOf)}
        rows={page.rows}
        next={page.next}
        empty={query.search === '' ? texts.noContent : texts.noMatches}
      />
      {isNew || edited ? (
        <ToolContentDialog
          key={edited?.id ?? 'new'}
          content={edited}
          tools={toolOptions}
          listAddress={addressWith({ edit: '' })}
          action={route}
        />
      ) : null}
    </>
  )
}

function FirstTags({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1" title={tags.join(', ')}>
      {tags.slice(0, 2).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {tags.length > 2 ? <Badge>+{tags.length - 2}</Badge> : null}
    </span>
  )
}
