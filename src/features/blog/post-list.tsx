import { Link, useNavigation } from 'react-router'
import { buttonStyle } from '#ui/button-style.ts'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import * as texts from './blog-page.texts.ts'
import { PostByline } from './post-byline.tsx'
import { PostImage } from './post-image.tsx'
import type { PostSummary } from './published-posts.server.ts'

type PostListProps = {
  posts: readonly PostSummary[]
  /** What the address says about the list, to come back to the same page of it. */
  listParameters: URLSearchParams
  isFirstPage: boolean
  /** The page was opened with a post over the list, and its picture is fetched first. */
  startsCovered: boolean
}

/** Newest first, the newest of all larger: its picture is what one sees first, so it is fetched first. */
export function PostList({ posts, listParameters, isFirstPage, startsCovered }: PostListProps) {
  return (
    <ol className="grid">
      {posts.map((post, index) => (
        <li key={post.id} className="border-t border-ink py-8 first:pt-6">
          <PostEntry
            post={post}
            address={`/blog?${withPost(listParameters, post.slug)}`}
            isLead={isFirstPage && index === 0}
            hasFirstPicture={isFirstPage && index === 0 && !startsCovered}
          />
        </li>
      ))}
    </ol>
  )
}

function withPost(listParameters: URLSearchParams, slug: string): URLSearchParams {
  return new URLSearchParams([...listParameters, ['post', slug]])
}

type PostEntryProps = { post: PostSummary; address: string; isLead: boolean; hasFirstPicture: boolean }

function PostEntry({ post, address, isLead, hasFirstPicture }: PostEntryProps) {
  const { location } = useNavigation()
  const isOpening = location !== undefined && new URLSearchParams(location.search).get('post') === post.slug
  return (
    <article
      className={cn(
        'grid gap-x-8 gap-y-4',
        post.imageUrl !== null && (isLead ? 'md:grid-cols-2' : 'md:grid-cols-[minmax(0,1fr)_17rem]'),
      )}
    >
      {post.imageUrl === null ? null : (
        <PostImage
          address={post.imageUrl}
          isFirst={hasFirstPicture}
          sizes={isLead ? '(min-width: 48rem) 38rem, 100vw' : '(min-width: 48rem) 17rem, 100vw'}
          className={cn(
            'aspect-video w-full border border-line object-cover md:order-last',
            // On a phone one picture is enough, and the others would be fetched before anything is shown.
            !hasFirstPicture && 'max-md:hidden',
          )}
        />
      )}
      <div className="min-w-0">
        <PostByline post={post} />
        <h2 className={cn('mt-2 wrap-anywhere', isLead ? 'text-3xl' : 'text-2xl')} dir="auto">
          {post.title}
        </h2>
        <p className="measure mt-3 wrap-anywhere text-muted" dir="auto">
          {post.excerpt}
        </p>
        <Link
          to={address}
          preventScrollReset
          aria-label={texts.readMoreOf(post.title)}
          aria-busy={isOpening || undefined}
          className={buttonStyle('secondary', 'medium', 'mt-5')}
        >
          {isOpening ? <Spinner /> : null}
          {/* The words once more as text, for those who read links and not their labels. */}
          {texts.readMore}
          <span className="sr-only">: {post.title}</span>
          {isOpening ? null : <Icon name="arrowRight" className="size-4" />}
        </Link>
      </div>
    </article>
  )
}
