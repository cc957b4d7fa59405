export type ImageFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'

/** What the first bytes say, whatever name or type came with them; undefined: none of the five we read. */
export function sniffImage(bytes: Uint8Array): ImageFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && (text(8, 12) === 'avif' || text(8, 12) === 'avis')) return 'avif'
  return undefined
}
