const mostFiles = 2_000
const mostUnpackedBytes = 100 * 1024 * 1024

/**
 * Whether a ZIP file says that it stays within bounds when it is unpacked; false for one whose list of files cannot be
 * read. A list that lies is met by the memory limit of `library-threads.server.ts`.
 */
export function isSmallArchive(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return false
  const count = view.getUint16(end + 10, true)
  if (count > mostFiles) return false
  let unpacked = 0
  let at = view.getUint32(end + 16, true)
  for (let file = 0; file < count; file += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return false
    unpacked += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return unpacked <= mostUnpackedBytes
}

/** The last record, after which only a comment of up to 65,535 bytes may stand. */
function findEnd(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  return undefined
}
