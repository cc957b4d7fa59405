/** Smaller copies of an uploaded image, for phones and cards, by width in pixels. */
export const copyWidths = [480, 960] as const

const ownPattern = /^(\/files\/[0-9a-f]{32}-(\d{1,4})x(\d{1,4}))\.webp$/

export type ImageSizes = { width: number; height: number; srcSet: string }

/** What the address of an image uploaded here says about it; undefined for any other image. */
export function readUploadedImage(address: string): ImageSizes | undefined {
  const [, stem = '', widthText = '', heightText = ''] = ownPattern.exec(address) ?? []
  const width = Number(widthText)
  const height = Number(heightText)
  if (width === 0 || height === 0) return undefined
  const copies = copyWidths.filter((copy) => copy < width).map((copy) => `${stem}-${copy}.webp ${copy}w`)
  return { width, height, srcSet: [...copies, `${address} ${width}w`].join(', ') }
}
