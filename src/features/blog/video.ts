export type Video = { kind: 'youtube'; id: string; startSeconds: number } | { kind: 'file'; url: string }

const idPattern = /^[\w-]{11}$/
const watchHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
]

/** A YouTube watch or short link, or any other address of a video that is fetched encrypted. */
export function readVideo(address: string | null): Video | undefined {
  if (address === null || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const id = youtubeId(url)
  if (id !== undefined) return { kind: 'youtube', id, startSeconds: startOf(url) }
  return url.protocol === 'https:' ? { kind: 'file', url: url.href } : undefined
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second = ''] = pathname.split('/')
  const id =
    hostname === 'youtu.be'
      ? first
      : watchHosts.includes(hostname)
        ? idOnPage(first, second, searchParams)
        : ''
  return idPattern.test(id) ? id : undefined
}

function idOnPage(page: string, next: string, parameters: URLSearchParams): string {
  return page === 'watch'
    ? (parameters.get('v') ?? '')
    : ['embed', 'live', 'shorts'].includes(page)
      ? next
      : ''
}

/** `t=90`, `t=1m30s` or `start=90`. */
function startOf({ searchParams }: URL): number {
  const time = searchParams.get('t') ?? searchParams.get('start') ?? ''
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time) ?? []
  return Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
