import { Suspense, use, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SafeHtml } from '#ui/safe-html.tsx'
import { Spinner } from '#ui/spinner.tsx'
import * as texts from './whats-new-dialog.texts.ts'
import type { loader } from './whats-new-posts-route.ts'

type Posts = Awaited<ReturnType<typeof loader>>['posts']

/** Every announcement in full, fetched when it opens. */
export function WhatsNewDialog({ onClose }: { onClose: () => void }) {
  const [reading, setReading] = useState(readPosts)
  return (
    <Dialog isOpen onClose={onClose} title={texts.whatsNew} size="large">
      <Suspense
        fallback={
          <p role="status" className="flex items-center gap-2 text-muted">
            <Spinner /> {texts.loading}
          </p>
        }
      >
        <AllPosts reading={reading} onTryAgain={() => setReading(readPosts())} />
      </Suspense>
    </Dialog>
  )
}

type AllPostsProps = { reading: Promise<Posts | undefined>; onTryAgain: () => void }

function AllPosts({ reading, onTryAgain }: AllPostsProps) {
  const posts = use(reading)
  if (posts === undefined)
    return (
      <p role="alert">
        {texts.updatesNotLoaded}{' '}
        <Button variant="quiet" size="small" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
      </p>
    )
  return (
    <ol className="grid gap-8">
      {posts.map((post) => (
        <li key={post.id}>
          <article aria-labelledby={`all-${post.id}`} className="border-b border-line pb-8">
            <CalendarDate date={post.datePosted} className="font-mono text-xs text-muted" />
            <h3 id={`all-${post.id}`} className="mt-1 text-xl wrap-anywhere">
              {post.title}
            </h3>
            {post.imageUrl === null ? null : (
              <img
                src={post.imageUrl}
                alt=""
                loading="lazy"
                decoding="async"
                className="mt-3 max-w-full border border-line"
              />
            )}
            <SafeHtml html={post.html} className="mt-3" />
          </article>
        </li>
      ))}
    </ol>
  )
}

/** Not by a fetcher of the router, whose failure would take the place of the whole page. Undefined: no answer. */
async function readPosts(): Promise<Posts | undefined> {
  try {
    const response = await fetch('/whats-new/posts')
    return response.ok ? ((await response.json()) as { posts: Posts }).posts : undefined
  } catch {
    return undefined
  }
}
