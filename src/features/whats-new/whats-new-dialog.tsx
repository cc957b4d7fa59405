import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SafeHtml } from '#ui/safe-html.tsx'
import { Spinner } from '#ui/spinner.tsx'
import * as texts from './whats-new-dialog.texts.ts'
import type { loader } from './whats-new-posts-route.ts'

/** Every announcement in full, fetched once it is asked for. */
export function WhatsNewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { load, data } = useFetcher<typeof loader>()

  useEffect(() => {
    if (isOpen) void load('/whats-new/posts')
  }, [isOpen, load])

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.whatsNew} size="large">
      {data ? (
        <ol className="grid gap-8">
          {data.posts.map((post) => (
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
      ) : (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner /> {texts.loading}
        </p>
      )}
    </Dialog>
  )
}
