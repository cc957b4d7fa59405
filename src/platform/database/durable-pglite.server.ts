import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Fsync = (descriptor: number) => void
type EmscriptenModule = {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } }
}

/**
 * PGlite whose commits are on the disk when they are acknowledged. As delivered it runs with PostgreSQL's `-F`
 * (no fsync) and its file system has no fsync at all; both are put right here.
 */
export async function openDurablePglite(folder: string, fsync: Fsync = fs.fsyncSync): Promise<PGlite> {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length === 0) await prepareFolder(folder)
  return openFolder(folder, fsync)
}

async function openFolder(folder: string, fsync: Fsync): Promise<PGlite> {
  // Left by who was killed, and empty after a power cut, with which nothing starts. Our own lock keeps others away.
  fs.rmSync(join(folder, 'postmaster.pid'), { force: true })
  const database = new PGlite({
    fs: new SyncingFolder(folder, fsync),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  })
  await database.waitReady
  return database
}

/** Syncs from the first moment: what a start mends after a power cut has to outlast the next one. */
class SyncingFolder extends NodeFS {
  readonly #fsync: Fsync

  constructor(folder: string, fsync: Fsync) {
    super(folder)
    this.#fsync = fsync
  }

  override async init(...given: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...given)
    const addSync = (module: unknown) => {
      const { NODEFS } = (module as EmscriptenModule).FS.filesystems
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.#fsync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [addSync, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

/** Made beside its place and renamed once it is whole on the disk: an interrupted first start leaves no half. */
async function prepareFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  // The whole of it is synced once it is made.
  const database = await openFolder(unfinished, () => undefined)
  await database.close()
  await syncTree(unfinished)
  fs.renameSync(unfinished, folder)
  await syncPath(dirname(folder))
}

async function syncTree(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  // All at once: the file system then joins them into few writes.
  await Promise.all(entries.map((entry) => syncPath(join(entry.parentPath, entry.name))))
  await syncPath(folder)
}

async function syncPath(path: string): Promise<void> {
  const file = await fs.promises.open(path, 'r')
  await file.sync().finally(() => file.close())
}
