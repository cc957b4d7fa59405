import { readUploadedImage } from '#shared/uploaded-image.ts'

type PostImageProps = {
  address: string
  /** What is seen first on the page is fetched first, everything else when it comes near. */
  isFirst: boolean
  sizes: string
  className: string
}

/** Decoration beside the title, so it has no words of its own. */
export function PostImage({ address, isFirst, sizes, className }: PostImageProps) {
  const uploaded = readUploadedImage(address)
  return (
    <img
      src={address}
      alt=""
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      {...(uploaded ? { ...uploaded, sizes } : {})}
    />
  )
}
