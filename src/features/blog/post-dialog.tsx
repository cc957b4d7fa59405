import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { SafeHtml } from '#ui/safe-html.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import * as texts from './blog-page.texts.ts'
import { PostByline } from './post-byline.tsx'
import { PostImage } from './post-image.tsx'
import { PostVideo } from './post-video.tsx'
import type { ReadPost } from './published-posts.server.ts'
import { SharePost } from './share-post.tsx'

type PostDialogProps = { post: ReadPost; appUrl: string; onClose: () => void }

/**
 * A post over the list. A link to it is answered with the dialog open, to be read before and without our script; once
 * that has come, it becomes modal where it stands.
 */
export function PostDialog({ post, appUrl, onClose }: PostDialogProps) {
  const isHydrating = useIsHydrating()
  const [isFromServer] = useState(isHydrating)
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.removeAttribute('open')
    element.showModal()
    // Going back takes the dialog away: closed first, so that the focus returns to where it came from.
    return () => element.close()
  }, [])

  const close = () => dialog.current?.close()
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close()
  }

  return (
    <dialog
      ref={dialog}
      className="modal post-dialog"
      data-size="large"
      data-from-server={isFromServer || undefined}
      open={isFromServer || undefined}
      aria-labelledby="post-title"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <article className="flex min-h-0 flex-1 flex-col">
        <header className="flex items-start gap-3 border-b border-ink px-5 py-3 sm:px-8">
          <div className="min-w-0 flex-1 py-2">
            <PostByline post={post} />
            <h2 id="post-title" className="mt-1 text-2xl wrap-anywhere" dir="auto">
              {post.title}
            </h2>
            {post.isPublic ? null : (
              <p className="mt-2">
                <Badge>{texts.visibleToAdmins(post.publishedAt === null)}</Badge>
              </p>
            )}
          </div>
          <a
            href="/blog"
            aria-label={texts.close}
            className="-mr-2 grid size-11 shrink-0 place-items-center hover:bg-wash"
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <Icon name="close" />
          </a>
        </header>
        <div
          className="grid min-h-0 flex-1 grid-cols-1 content-start gap-6 overflow-y-auto overscroll-contain px-5 py-6 sm:px-8"
          tabIndex={0}
          role="group"
          aria-labelledby="post-title"
        >
          {post.imageUrl === null ? null : (
            <PostImage
              address={post.imageUrl}
              isFirst
              sizes="(min-width: 60rem) 56rem, 100vw"
              className="max-h-[26rem] w-full border border-line object-cover"
            />
          )}
          {post.videoUrl === null ? null : <PostVideo address={post.videoUrl} title={post.title} />}
          <SafeHtml html={post.content} />
          <SharePost title={post.title} appUrl={appUrl} slug={post.slug} />
        </div>
      </article>
    </dialog>
  )
}
