import {
  copyFileSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** As power-log.c writes them. */
const kinds = {
  opened: 1,
  written: 2,
  truncated: 3,
  syncBegun: 4,
  synced: 5,
  renamed: 6,
  removed: 7,
  madeFolder: 8,
  linked: 9,
}
const magic = 0x57505750
const headBytes = 48

type Change = { at: number; bytes: Buffer } | { size: number }
/** `safe`: how many of the changes are on the disk for sure. */
type Content = { base: string | undefined; changes: Change[]; safe: number }
type Names = Map<string, Content | 'folder'>
type Renaming = (names: Names) => void

export type Replayed = {
  /** Writes to files that nobody was seen to open; they count as lost. */
  unknown: number
  /** Syncs that were complete. */
  syncs: number
}

/**
 * Puts into `target` what a disk would hold that lost its power after `cutAt` bytes of the log: of each file what was
 * written before the last complete sync of it began; of names what was there before the last complete sync of anything,
 * as journaling file systems keep it. `isLucky` says of each later write whether it reached the disk all the same.
 * `base`: the folder as it was before the log.
 */
export function replay(
  { base, log, cutAt, target }: { base: string; log: string; cutAt: number; target: string },
  isLucky: () => boolean,
): Replayed {
  const bytes = readFileSync(log).subarray(0, cutAt)
  const atFirst: Names = new Map()
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(base.length + 1)
    if (entry.isDirectory()) atFirst.set(name, 'folder')
    else if (entry.isFile()) atFirst.set(name, { base: path, changes: [], safe: 0 })
  }
  const names: Names = new Map(atFirst)
  const files = new Map<bigint, Content>()
  const renamings: Renaming[] = []
  const syncing = new Map<string, { file: Content | undefined; changes: number; renamings: number }>()
  let safeRenamings = 0
  const report: Replayed = { unknown: 0, syncs: 0 }
  const rename = (renaming: Renaming) => {
    renamings.push(renaming)
    renaming(names)
  }
  const change = (file: bigint, made: Change) => {
    const content = files.get(file)
    if (content) content.changes.push(made)
    else report.unknown += 1
  }

  for (let at = 0; at + headBytes <= bytes.length;) {
    if (bytes.readUInt32LE(at) !== magic) throw new Error(`The log is damaged at ${at}`)
    const kind = bytes.readUInt32LE(at + 4)
    const file = bytes.readBigUInt64LE(at + 8)
    const offset = Number(bytes.readBigInt64LE(at + 16))
    const length = Number(bytes.readBigUInt64LE(at + 24))
    const sync = `${bytes.readBigUInt64LE(at + 32)} ${bytes.readBigUInt64LE(at + 40)} ${offset}`
    const body = bytes.subarray(at + headBytes, at + headBytes + length)
    // Cut in the middle of a record: it had not happened.
    if (body.length < length) break
    at += headBytes + length
    const [one = '', other = ''] =
      kind >= kinds.renamed || kind === kinds.opened ? body.toString().split('\0') : []
    switch (kind) {
      case kinds.opened: {
        const known = names.get(one)
        const content = known === undefined || known === 'folder' ? newContent() : known
        if (known !== content) rename((all) => all.set(one, content))
        files.set(file, content)
        if (offset === 1) content.changes.push({ size: 0 })
        break
      }
      case kinds.written:
        change(file, { at: offset, bytes: body })
        break
      case kinds.truncated:
        change(file, { size: offset })
        break
      case kinds.syncBegun: {
        const content = files.get(file)
        syncing.set(sync, {
          file: content,
          changes: content?.changes.length ?? 0,
          renamings: renamings.length,
        })
        break
      }
      case kinds.synced: {
        const begun = syncing.get(sync)
        if (begun === undefined) break
        syncing.delete(sync)
        report.syncs += 1
        safeRenamings = Math.max(safeRenamings, begun.renamings)
        if (begun.file) begun.file.safe = Math.max(begun.file.safe, begun.changes)
        break
      }
      case kinds.renamed: {
        const moved = newContent()
        rename((all) => move(all, one, other, moved))
        break
      }
      case kinds.removed:
        rename((all) => all.delete(one))
        break
      case kinds.madeFolder:
        rename((all) => all.set(one, 'folder'))
        break
      case kinds.linked: {
        const empty = newContent()
        rename((all) => all.set(other, all.get(one) ?? empty))
        break
      }
      default:
        throw new Error(`The log knows no kind ${kind}`)
    }
  }

  for (const renaming of renamings.slice(0, safeRenamings)) renaming(atFirst)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  for (const [name, content] of atFirst) {
    const path = join(target, name)
    mkdirSync(content === 'folder' ? path : dirname(path), { recursive: true, mode: 0o700 })
    if (content !== 'folder') write(path, content, isLucky)
  }
  return report
}

function newContent(): Content {
  return { base: undefined, changes: [], safe: 0 }
}

/** A file whose making was not seen, as through stdio, was never synced either: it is empty. */
function move(names: Names, from: string, to: string, unseen: Content): void {
  const inside = [...names].filter(([name]) => name.startsWith(`${from}/`))
  names.set(to, names.get(from) ?? unseen)
  names.delete(from)
  for (const [name, content] of inside) {
    names.delete(name)
    names.set(to + name.slice(from.length), content)
  }
}

function write(path: string, { base, changes, safe }: Content, isLucky: () => boolean): void {
  if (base !== undefined) copyFileSync(base, path)
  const kept = changes.filter((_, index) => index < safe || isLucky())
  if (base !== undefined && kept.length === 0) return
  const file = openSync(path, base === undefined ? 'w' : 'r+', 0o600)
  for (const change of kept) {
    if ('size' in change) ftruncateSync(file, change.size)
    else writeSync(file, change.bytes, 0, change.bytes.length, change.at)
  }
  closeSync(file)
}
