import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

type EmscriptenStreamOperations = { fsync?: (stream: { nfd: number }) => number }
type EmscriptenModule = {
  FS: {
    lookupPath: (path: string) => { node: { mount: { type: { stream_ops: EmscriptenStreamOperations } } } }
  }
}

/**
 * PGlite whose commits are on the disk when they are acknowledged. As delivered it runs with PostgreSQL's `-F`
 * (no fsync) and its file system has no fsync at all; both are put right here.
 */
export async function openDurablePglite(
  folder: string,
  fsync: (descriptor: number) => void = fs.fsyncSync,
): Promise<PGlite> {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length === 0) await prepareFolder(folder)
  return openFolder(folder, fsync)
}

async function openFolder(folder: string, fsync: (descriptor: number) => void): Promise<PGlite> {
  const database = new PGlite({
    dataDir: folder,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  })
  await database.waitReady
  const { FS } = (database as unknown as { Module: EmscriptenModule }).Module
  FS.lookupPath('/pglite/data/base').node.mount.type.stream_ops.fsync = (stream) => {
    fsync(stream.nfd)
    return 0
  }
  return database
}

/** Made beside its place and renamed once it is whole on the disk: an interrupted first start leaves no half. */
async function prepareFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  const database = await openFolder(unfinished, fs.fsyncSync)
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
