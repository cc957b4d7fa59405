import { sanitizeHtml } from '#shared/html/sanitize-html.server.ts'
import { selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import { nobody, withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { postAddress } from './post-address.ts'

/** What a list shows of a post. */
export type PostSummary = {
  id: string
  title: string
  slug: string
  excerpt: string
  readingMinutes: number
  imageUrl: string | null
  author: string
  publishedAt: string
}

/** A post as readers get it; `publishedAt` is null for a draft, which only admins can read. */
export type ReadPost = Omit<PostSummary, 'publishedAt'> & {
  publishedAt: string | null
  updatedAt: string
  videoUrl: string | null
  /** Cleaned once more. */
  content: string
  isPublic: boolean
}

const postsPerPage = 10

const summaryColumns = `title, slug, excerpt, reading_minutes as "readingMinutes", image_url as "imageUrl",
  coalesce(blog_author(id), 'Anonymous') as author`

// A scheduled post was typed in long before it appears; to its readers it is new on that day.
const updatedColumn = 'greatest(updated_at, published_at) as "updatedAt"'

type Dated<Row> = Omit<Row, 'publishedAt' | 'updatedAt'> & { publishedAt: Date; updatedAt: Date }

/** Newest first, a page by key. */
export async function listPublished(
  statements: Statements,
  after: string,
  pageSize = postsPerPage,
): Promise<PageOf<PostSummary>> {
  const page = await selectPage<Dated<PostSummary>, 'published'>(statements, {
    columns: `id, ${summaryColumns}, published_at as "publishedAt"`,
    from: 'blogs',
    // Policies say the same to everybody but admins, who find drafts in the panel.
    conditions: ['published_at <= now()'],
    sorts: { published: { sql: 'published_at', type: 'timestamptz' } },
    request: { sort: 'published', direction: 'desc', after },
    pageSize,
  })
  const rows = page.rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }))
  return { rows, next: page.next }
}

/** Published, or anything for admins; undefined: there is no such post for whom the transaction speaks. */
export async function findPublished({ query }: Statements, slug: string): Promise<ReadPost | undefined> {
  const { rows } = await query<Omit<Dated<ReadPost>, 'publishedAt'> & { publishedAt: Date | null }>(
    `select id, ${summaryColumns}, content, video_url as "videoUrl", published_at as "publishedAt",
       ${updatedColumn}, coalesce(published_at <= now(), false) as "isPublic"
     from blogs where slug = $1`,
    [slug],
  )
  const [row] = rows
  if (!row) return undefined
  return {
    ...row,
    content: sanitizeHtml(row.content),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The newest in full, for feeds. */
export async function newestPosts({ query }: Statements, count: number): Promise<ReadPost[]> {
  const { rows } = await query<Dated<ReadPost>>(
    `select id, ${summaryColumns}, content, video_url as "videoUrl", published_at as "publishedAt",
       ${updatedColumn}, true as "isPublic"
     from blogs where published_at <= now() order by published_at desc, id desc limit $1`,
    [count],
  )
  return rows.map((row) => ({
    ...row,
    content: sanitizeHtml(row.content),
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** For the sitemap: every published post. */
export function listFurtherPages(
  database: Parameters<typeof withIdentity>[0],
): Promise<{ path: string; updatedAt: Date }[]> {
  return withIdentity(database, nobody, async ({ query }) => {
    const { rows } = await query<{ slug: string; updatedAt: Date }>(
      `select slug, ${updatedColumn} from blogs where published_at <= now()
       order by published_at desc, id desc limit 40000`,
    )
    return rows.map(({ slug, updatedAt }) => ({ path: postAddress(slug), updatedAt }))
  })
}
