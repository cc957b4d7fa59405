import { LocalTime } from '#ui/local-time.tsx'
import * as texts from './post-byline.texts.ts'
import type { PostSummary } from './published-posts.server.ts'

type PostBylineProps = {
  post: Omit<Pick<PostSummary, 'author' | 'readingMinutes' | 'publishedAt'>, 'publishedAt'> & {
    publishedAt: string | null
  }
}

/** When, by whom, and how long it takes. The date is that of the reader's clock, as it is where posts are scheduled. */
export function PostByline({ post: { author, readingMinutes, publishedAt } }: PostBylineProps) {
  return (
    <p className="label-mono flex flex-wrap gap-x-3 text-muted">
      {publishedAt === null ? (
        <span>{texts.notPublished}</span>
      ) : (
        <LocalTime iso={publishedAt} format="longDate" />
      )}
      <bdi className="wrap-anywhere">{author}</bdi>
      <span>{texts.minutesToRead(readingMinutes)}</span>
    </p>
  )
}
