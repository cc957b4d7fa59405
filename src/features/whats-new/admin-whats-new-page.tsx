import type { ReactNode } from 'react'
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { handleEditing, readEdited } from '#platform/admin-form.server.ts'
import { adminAction, adminList } from '#platform/admin-only.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { Badge } from '#ui/badge.tsx'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { NewRowLink } from '#ui/new-row-link.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { useAddressWith } from '#ui/use-address-with.ts'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
import { useDeletion } from '#ui/use-deletion.tsx'
import * as texts from './admin-whats-new-page.texts.ts'
import { PostDialog } from './post-dialog.tsx'
import { PostForm } from './whats-new.schema.ts'
import {
  deletePost,
  findPost,
  listPosts,
  postSorts,
  restorePost,
  savePost,
  type ListedPost,
} from './whats-new.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams, { sorts: postSorts, sort: 'posted', direction: 'desc' })
  const { isNew, id } = readEdited(searchParams)
  const content = await adminList(context, async (statements) => ({
    page: await listPosts(statements, query),
    edited: id === undefined ? undefined : await findPost(statements, id),
  }))
  return { query, content, isNew }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  return adminAction(context, (statements) =>
    handleEditing(statements, form, {
      schema: PostForm,
      save: savePost,
      remove: deletePost,
      restore: restorePost,
    }),
  )
}

export const clientAction = answerWhenUnreachable
export const shouldRevalidate = unlessUnreachable

const route = '/admin/whats-new'

function columnsWith(actionsOf: (row: ListedPost) => ReactNode): readonly TableColumn<ListedPost>[] {
  return [
    { header: texts.title, sort: 'title', cell: ({ title }) => <bdi className="font-medium">{title}</bdi> },
    { header: texts.contentPreview, cell: ({ preview }) => <bdi className="text-muted">{preview}</bdi> },
    {
      header: texts.datePosted,
      sort: 'posted',
      firstDirection: 'desc',
      cell: ({ datePosted, isAhead }) => (
        <span className="flex flex-wrap gap-2">
          <CalendarDate date={datePosted} />
          {isAhead ? <Badge>{texts.notVisibleYet}</Badge> : null}
        </span>
      ),
    },
    { header: texts.actions, cell: actionsOf },
  ]
}

export default function AdminWhatsNewPage() {
  const { query, content, isNew } = useLoaderData<typeof loader>()
  const addressWith = useAddressWith()
  const { askToDelete, deletion } = useDeletion(route, {
    question: texts.deleteQuestion,
    deleted: texts.postDeleted,
    failed: texts.deleteFailed,
    restored: texts.postRestored,
  })
  if (!content.ok) return <FetchFailure message={texts.fetchFailed} />
  const { page, edited } = content.value

  const actionsOf = ({ id, title }: ListedPost) => <RowActions id={id} name={title} onDelete={askToDelete} />

  return (
    <>
      <h2 className="sr-only">{texts.whatsNew}</h2>
      {deletion}
      <DataTable
        caption={texts.whatsNewPosts}
        query={query}
        search={{ label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
        actions={<NewRowLink label={texts.createNewPost} />}
        columns={columnsWith(actionsOf)}
        rows={page.rows}
        next={page.next}
        empty={query.search === '' ? texts.noPosts : texts.noMatches}
      />
      {isNew || edited ? (
        <PostDialog
          key={edited?.id ?? 'new'}
          post={edited}
          listAddress={addressWith({ edit: '' })}
          action={route}
        />
      ) : null}
    </>
  )
}
