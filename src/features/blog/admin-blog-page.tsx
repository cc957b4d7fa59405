import type { ReactNode } from 'react'
import { data, Link, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { handleEditing, readEdited } from '#platform/admin-form.server.ts'
import { adminAction, adminList } from '#platform/admin-only.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
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
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import * as texts from './admin-blog-page.texts.ts'
import {
  deletePost,
  findPost,
  listPosts,
  postSorts,
  restorePost,
  savePost,
  type ListedPost,
} from './blog.server.ts'
import { PostEditor } from './post-editor.tsx'
import { PostForm } from './post.schema.ts'
import { postAddress } from './post-address.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams, { sorts: postSorts, sort: 'published', direction: 'desc' })
  const { isNew, id } = readEdited(searchParams)
  const content = await adminList(context, async (statements) => ({
    page: await listPosts(statements, query),
    edited: id === undefined ? undefined : await findPost(statements, id),
  }))
  return { query, content, isNew }
}

export async function action({ request, context }: ActionFunctionArgs) {
  // Answered, not sent away: what was written stays on the screen.
  if (!context.get(requestContext).viewer) {
    return data({ ok: false, code: 'UNAUTHENTICATED', message: texts.notSignedIn, fields: {} }, 401)
  }
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

const route = '/admin/blog'

function columnsWith(actionsOf: (row: ListedPost) => ReactNode): readonly TableColumn<ListedPost>[] {
  return [
    {
      header: texts.title,
      sort: 'title',
      cell: ({ title, slug }) => (
        <Link
          to={postAddress(slug)}
          className="font-medium wrap-anywhere text-blue underline underline-offset-2"
        >
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      header: texts.slug,
      sort: 'slug',
      cell: ({ slug }) => <bdi className="font-mono text-sm wrap-anywhere">{slug}</bdi>,
    },
    {
      header: texts.published,
      sort: 'published',
      firstDirection: 'desc',
      cell: ({ publishedAt, isAhead }) =>
        publishedAt === null ? (
          <Badge>{texts.draft}</Badge>
        ) : (
          <span className="flex flex-wrap gap-2">
            <LocalTime iso={publishedAt.toISOString()} format={isAhead ? 'moment' : 'date'} />
            {isAhead ? <Badge>{texts.scheduled}</Badge> : null}
          </span>
        ),
    },
    { header: texts.actions, cell: actionsOf },
  ]
}

export default function AdminBlogPage() {
  const { query, content, isNew } = useLoaderData<typeof loader>()
  const addressWith = useAddressWith()
  const isHydrating = useIsHydrating()
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
      <h2 className="sr-only">{texts.blog}</h2>
      {deletion}
      <DataTable
        caption={texts.blogPosts}
        query={query}
        search={{ label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
        actions={<NewRowLink label={texts.createNewPost} />}
        columns={columnsWith(actionsOf)}
        rows={page.rows}
        next={page.next}
        empty={query.search === '' ? texts.noPosts : texts.noMatches}
      />
      {/* What this browser has kept of a post, and its clock, are unknown to the server. */}
      {!isHydrating && (isNew || edited) ? (
        <PostEditor
          key={edited?.id ?? 'new'}
          post={edited}
          listAddress={addressWith({ edit: '' })}
          action={route}
        />
      ) : null}
    </>
  )
}
