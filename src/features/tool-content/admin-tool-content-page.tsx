import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { contentAction, contentLoader } from '#platform/admin-form.server.ts'
import { AppError } from '#shared/app-error.ts'
import { toolSlugs, tools } from '#tools/tools.ts'
import { Badge } from '#ui/badge.tsx'
import { ContentTable } from '#ui/content-table.tsx'
import type { TableColumn } from '#ui/data-table.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
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
  const loaded = await contentLoader(context, request, {
    sorts: contentSorts,
    sort: 'updated',
    direction: 'desc',
    list: listToolContent,
    find: findToolContent,
  })
  return { ...loaded, tools: tools.map(({ card }) => ({ value: card.slug, label: card.name })) }
}

export function action({ request, context }: ActionFunctionArgs) {
  return contentAction(context, request, {
    schema: ToolContentForm,
    save(statements, id, fields) {
      if (toolSlugs.includes(fields.toolSlug)) return saveToolContent(statements, id, fields)
      throw new AppError('INVALID_INPUT', texts.noSuchTool, { fields: { toolSlug: texts.chooseTool } })
    },
    remove: deleteToolContent,
    restore: restoreToolContent,
  })
}

export const clientAction = answerWhenUnreachable
export const shouldRevalidate = unlessUnreachable

const route = '/admin/tools-content'

function columnsWith(nameOf: (slug: string) => string): readonly TableColumn<ListedContent>[] {
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
  ]
}

export default function AdminToolContentPage() {
  const { tools: toolOptions, ...loaded } = useLoaderData<typeof loader>()
  const nameOf = (slug: string) => toolOptions.find(({ value }) => value === slug)?.label ?? slug
  return (
    <ContentTable
      texts={texts.table}
      route={route}
      loaded={loaded}
      columns={columnsWith(nameOf)}
      renderDialog={(content, listAddress) => (
        <ToolContentDialog
          key={content?.id ?? 'new'}
          content={content}
          tools={toolOptions}
          listAddress={listAddress}
          action={route}
        />
      )}
    />
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
