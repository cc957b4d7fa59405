import { useState } from 'react'
import {
  data,
  useLoaderData,
  useNavigate,
  useRouteLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { Callout } from '#ui/callout.tsx'
import { JsonLd } from '#ui/json-ld.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { pageMeta, type SiteFacts } from '#ui/page-meta.ts'
import { asReader } from './blog-context.server.ts'
import * as texts from './blog-page.texts.ts'
import { articleData, postMeta } from './post-meta.ts'
import { PostDialog } from './post-dialog.tsx'
import { PostList } from './post-list.tsx'
import { findPublished, listPublished } from './published-posts.server.ts'

const nothing = { rows: [], next: '' }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const slug = searchParams.get('post') ?? ''
  const after = searchParams.get('after') ?? ''
  const { log, requestId } = context.get(requestContext)
  // As the specification has it: a list that cannot be read is an empty one.
  const page = await asReader(context, (statements) => listPublished(statements, after)).catch(
    (error: unknown) => {
      log.error({ requestId, error }, 'the list of posts could not be read')
      return nothing
    },
  )
  const post =
    slug === '' ? undefined : await asReader(context, (statements) => findPublished(statements, slug))
  const isMissing = slug !== '' && post === undefined
  return data({ page, post, isMissing, isFirst: after === '' }, { status: isMissing ? 404 : 200 })
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData?.post) return postMeta(matches, loaderData.post)
  return [
    ...pageMeta(matches, {
      title: texts.blog,
      description: texts.pageDescription,
      path: '/blog',
      image: 'blog',
      isHidden: loaderData?.isMissing === true,
    }),
    ...feedLinks,
  ]
}

const feedLinks = [
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: texts.blogRss,
    href: '/blog/rss.xml',
  },
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: texts.blogAtom,
    href: '/blog/atom.xml',
  },
] as const

export default function BlogPage() {
  const { page, post, isMissing, isFirst } = useLoaderData<typeof loader>()
  const facts = useRouteLoaderData<SiteFacts>('root') ?? { appName: '', appUrl: '' }
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [startsCovered] = useState(post !== undefined)
  const listParameters = new URLSearchParams([...parameters].filter(([name]) => name !== 'post'))

  return (
    <main id="content" tabIndex={-1} className="page-width pb-16 outline-none">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-8 pb-8 sm:pt-12">
        <h1 className="text-display">{texts.blog}</h1>
        <p className="flex gap-4 pb-1 text-sm">
          <a href="/blog/rss.xml" className="py-1 text-blue underline underline-offset-2">
            {texts.rss}
          </a>
          <a href="/blog/atom.xml" className="py-1 text-blue underline underline-offset-2">
            {texts.atom}
          </a>
        </p>
      </header>
      {isMissing ? (
        <Callout role="status" title={texts.postNotFound} className="mb-8">
          {texts.postIsGone}
        </Callout>
      ) : null}
      {page.rows.length === 0 ? (
        <div className="construction px-6 py-10">
          <h2 className="text-2xl">{texts.noPostsYet}</h2>
          <p className="mt-2 text-muted">{texts.checkBackSoon}</p>
        </div>
      ) : (
        <PostList
          posts={page.rows}
          listParameters={listParameters}
          isFirstPage={isFirst}
          startsCovered={startsCovered}
        />
      )}
      {page.next !== '' || !isFirst ? (
        <nav aria-label={texts.morePosts} className="mt-10 flex flex-wrap gap-3">
          {isFirst ? null : (
            <LinkButton to="/blog" variant="secondary">
              {texts.newestPosts}
            </LinkButton>
          )}
          {page.next === '' ? null : (
            <LinkButton to={`/blog?${new URLSearchParams({ after: page.next })}`} variant="secondary">
              {texts.olderPosts}
            </LinkButton>
          )}
        </nav>
      ) : null}
      {post ? (
        <PostDialog
          key={post.id}
          post={post}
          appUrl={facts.appUrl}
          onClose={() =>
            void navigate(`/blog?${listParameters}`.replace(/\?$/, ''), { preventScrollReset: true })
          }
        />
      ) : null}
      <JsonLd
        data={
          post
            ? articleData(post, facts)
            : { '@type': 'Blog', name: `${facts.appName} blog`, url: `${facts.appUrl}/blog` }
        }
      />
    </main>
  )
}
