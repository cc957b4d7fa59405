import type { ReactNode } from 'react'
import { data, Link, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { handleEditing, readEdited } from '#platform/admin-form.server.ts'
import { adminAction, adminList } from '#platform/admin-only.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { FetchFailure } from '#ui/fetch-failure.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { RowActions } from '#ui/row-actions.tsx'
import { useAddressWith } from '#ui/use-address-with.ts'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
import { useDeletion } from '#ui/use-deletion.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
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
    return data({ ok: false, code: 'UNAUTHENTICATED', message: 'User not authenticated', fields: {} }, 401)
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
      header: 'Title',
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
      header: 'Slug',
      sort: 'slug',
      cell: ({ slug }) => <bdi className="font-mono text-sm wrap-anywhere">{slug}</bdi>,
    },
    {
      header: 'Published',
      sort: 'published',
      firstDirection: 'desc',
      cell: ({ publishedAt, isAhead }) =>
        publishedAt === null ? (
          <Badge>Draft</Badge>
        ) : (
          <span className="flex flex-wrap gap-2">
            <LocalTime iso={publishedAt.toISOString()} format={isAhead ? 'moment' : 'date'} />
            {isAhead ? <Badge>Scheduled</Badge> : null}
          </span>
        ),
    },
    { header: 'Actions', cell: actionsOf },
  ]
}

export default function AdminBlogPage() {
  const { query, content, isNew } = useLoaderData<typeof loader>()
  const addressWith = useAddressWith()
  const isHydrating = useIsHydrating()
  const { askToDelete, deletion } = useDeletion(route, {
    question: 'Are you sure you want to delete this post?',
    deleted: 'Post deleted successfully',
    failed: 'Failed to delete post',
    restored: 'Post restored',
  })
  if (!content.ok) return <FetchFailure message="Failed to fetch posts" />
  const { page, edited } = content.value

  const actionsOf = ({ id, title }: ListedPost) => (
    <RowActions
      name={title}
      editAddress={addressWith({ edit: id })}
      onDelete={() => askToDelete({ id, name: title })}
    />
  )

  return (
    <>
      <h2 className="sr-only">Blog</h2>
      {deletion}
      <DataTable
        caption="Blog posts"
        query={query}
        search={{ label: 'Search blog posts', placeholder: 'Search blog posts...' }}
        actions={
          <LinkButton to={addressWith({ edit: 'new' })} preventScrollReset>
            <Icon name="plus" className="size-4" />
            Create New Post
          </LinkButton>
        }
        columns={columnsWith(actionsOf)}
        rows={page.rows}
        next={page.next}
        empty={
          query.search === ''
            ? 'No blog posts found. Create your first post above.'
            : 'No blog posts found matching your search.'
        }
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
