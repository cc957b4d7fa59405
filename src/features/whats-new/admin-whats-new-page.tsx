import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { contentAction, contentLoader } from '#platform/admin-form.server.ts'
import { Badge } from '#ui/badge.tsx'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { ContentTable } from '#ui/content-table.tsx'
import type { TableColumn } from '#ui/data-table.tsx'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
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

export function loader({ request, context }: LoaderFunctionArgs) {
  return contentLoader(context, request, {
    sorts: postSorts,
    sort: 'posted',
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

const route = '/admin/whats-new'

const columns: readonly TableColumn<ListedPost>[] = [
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
]

export default function AdminWhatsNewPage() {
  return (
    <ContentTable
      texts={texts.table}
      route={route}
      loaded={useLoaderData<typeof loader>()}
      columns={columns}
      renderDialog={(post, listAddress) => (
        <PostDialog key={post?.id ?? 'new'} post={post} listAddress={listAddress} action={route} />
      )}
    />
  )
}
