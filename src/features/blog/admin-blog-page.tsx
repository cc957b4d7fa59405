import { Link, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { contentAction, contentLoader } from '#platform/admin-form.server.ts'
import { Badge } from '#ui/badge.tsx'
import { ContentTable } from '#ui/content-table.tsx'
import type { TableColumn } from '#ui/data-table.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
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

export function loader({ request, context }: LoaderFunctionArgs) {
  return contentLoader(context, request, {
    sorts: postSorts,
    sort: 'published',
    direction: 'desc',
    list: listPosts,
    find: findPost,
  })
}

export function action({ request, context }: ActionFunctionArgs) {
  return contentAction(context, request, {
    schema: PostForm,
    save: savePost,
    remove: deletePost,
    restore: restorePost,
  })
}

export const clientAction = answerWhenUnreachable
export const shouldRevalidate = unlessUnreachable

const route = '/admin/blog'

const columns: readonly TableColumn<ListedPost>[] = [
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
]

export default function AdminBlogPage() {
  const isHydrating = useIsHydrating()
  return (
    <ContentTable
      texts={texts.table}
      route={route}
      loaded={useLoaderData<typeof loader>()}
      columns={columns}
      // What this browser has kept of a post, and its clock, are unknown to the server.
      renderDialog={(post, listAddress) =>
        isHydrating ? null : (
          <PostEditor key={post?.id ?? 'new'} post={post} listAddress={listAddress} action={route} />
        )
      }
    />
  )
}
