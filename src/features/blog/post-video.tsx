import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import * as texts from './blog-page.texts.ts'
import { readVideo } from './video.ts'

/** Nothing is fetched from YouTube before somebody asks for it. */
export function PostVideo({ address, title }: { address: string; title: string }) {
  const [isWanted, setIsWanted] = useState(false)
  const video = readVideo(address)
  if (!video) return null
  if (video.kind === 'file') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the address is all we have; captions are in the file
      <video
        controls
        preload="metadata"
        src={video.url}
        aria-label={texts.videoOf(title)}
        className="aspect-video w-full border border-line bg-ink"
      />
    )
  }
  const { id, startSeconds } = video
  if (isWanted) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=${startSeconds}`}
        title={texts.videoOf(title)}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it cannot reach its own frame
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allowFullScreen
        className="aspect-video w-full border border-line"
      />
    )
  }
  return (
    <button
      type="button"
      className="drafting-grid grid aspect-video w-full min-w-0 place-items-center border border-ink p-4 hover:outline hover:outline-ink"
      onClick={() => setIsWanted(true)}
    >
      <span className="grid max-w-80 justify-items-center gap-2 bg-surface p-4">
        <Icon name="play" className="size-10 text-blue" />
        <span className="font-semibold">{texts.playTheVideo}</span>
        <span className="text-sm text-muted">{texts.loadsYoutube}</span>
      </span>
    </button>
  )
}
