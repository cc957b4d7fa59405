import { useState, useSyncExternalStore, type ComponentType } from 'react'
import { browserStorage, readText, writeText } from '#shared/browser-storage.ts'
import { Button } from '#ui/button.tsx'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { useToast } from '#ui/toast-context.ts'
import * as texts from './whats-new-section.texts.ts'
import type { LatestPost } from './whats-new.server.ts'

const storageKey = 'whatsNewSeen'

/** The latest three; all of them in a dialog, fetched on the press. A dot until this browser has opened it. */
export function WhatsNewSection({ posts }: { posts: readonly LatestPost[] }) {
  const [OpenDialog, setOpenDialog] = useState<ComponentType<{ onClose: () => void }>>()
  const showToast = useToast()
  const newest = posts[0]?.id ?? ''
  const seen = useSyncExternalStore(listen, readSeen, () => newest)
  const open = () =>
    import('./whats-new-dialog.tsx').then(
      ({ WhatsNewDialog }) => {
        setOpenDialog(() => WhatsNewDialog)
        markSeen(newest)
        showToast()
      },
      () => showToast({ title: texts.updatesNotLoaded, variant: 'destructive' }),
    )
  return (
    <section aria-labelledby="whats-new" className="page-width pt-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="whats-new" className="text-2xl">
          {texts.whatsNew}
        </h2>
        <Button variant="secondary" onClick={open}>
          {seen === newest ? null : (
            <span className="size-2.5 rounded-full bg-red">
              <span className="sr-only">{texts.unread} </span>
            </span>
          )}
          {texts.seeAllUpdates}
        </Button>
      </div>
      <ol className="mt-4 grid gap-5 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id} className="border-t border-ink pt-3">
            <article aria-labelledby={`new-${post.id}`}>
              <CalendarDate date={post.datePosted} className="font-mono text-xs text-muted" />
              <h3 id={`new-${post.id}`} className="mt-1 text-xl wrap-anywhere">
                {post.title}
              </h3>
              {post.imageUrl === null ? null : (
                <img
                  src={post.imageUrl}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="mt-3 aspect-video w-full border border-line object-cover"
                />
              )}
              <p className="mt-2 line-clamp-2 wrap-anywhere text-muted">{post.beginning}</p>
            </article>
          </li>
        ))}
      </ol>
      {OpenDialog ? <OpenDialog onClose={() => setOpenDialog(undefined)} /> : null}
    </section>
  )
}

const listeners = new Set<() => void>()

function listen(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function readSeen(): string {
  return readText(browserStorage(), storageKey) ?? ''
}

/** A browser that keeps nothing shows the dot again next time. */
function markSeen(id: string): void {
  writeText(browserStorage(), storageKey, id)
  for (const listener of listeners) listener()
}
