import * as texts from './post-byline.texts.ts'
import type { PostSummary } from './published-posts.server.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type PostBylineProps = {
  post: Omit<Pick<PostSummary, 'author' | 'readingMinutes' | 'publishedAt'>, 'publishedAt'> & {
    publishedAt: string | null
  }
}

/** When, by whom, and how long it takes. The date is the same for every reader, as on paper. */
export function PostByline({ post: { author, readingMinutes, publishedAt } }: PostBylineProps) {
  return (
    <p className="label-mono flex flex-wrap gap-x-3 text-muted">
      {publishedAt === null ? (
        <span>{texts.notPublished}</span>
      ) : (
        <time dateTime={publishedAt}>{longDate.format(new Date(publishedAt))}</time>
      )}
      <bdi className="wrap-anywhere">{author}</bdi>
      <span>{texts.minutesToRead(readingMinutes)}</span>
    </p>
  )
}
