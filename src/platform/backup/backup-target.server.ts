import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../config.server.ts'
import { bucketConnection } from '../files/file-storage.server.ts'
import { StartupError } from '../startup-error.server.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'

export type BackupTarget = {
  /** Where an archive is written before it is kept; undefined: in a scratch folder. */
  stagingFolder: string | undefined
  /** Puts a finished archive in its place, all at once; answers where that is. */
  keep: (file: string, name: string) => Promise<string>
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
  /** What was being written when a backup was killed. */
  removeUnfinished: (isOurs: (name: string) => boolean) => Promise<void>
}

export type BucketConfig = Pick<Config, 's3Endpoint' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'>

/** `to`: a folder, or `s3://bucket/prefix` with the S3 settings that uploaded images use. */
export async function openBackupTarget(config: BucketConfig, to: string): Promise<BackupTarget> {
  const place = readBucketAddress(to)
  return place === undefined ? folderTarget(resolve(to)) : bucketTarget(config, place)
}

type BucketAddress = { bucket: string; path: string }

function readBucketAddress(address: string): BucketAddress | undefined {
  if (!address.startsWith('s3:')) return undefined
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(address) ?? []
  if (bucket === undefined) {
    throw new StartupError(`${address} is no address of a bucket: write it as s3://bucket/prefix.`)
  }
  return { bucket, path: trimEndOf(path.replace(/^\/+/, ''), /\//) }
}

async function folderTarget(folder: string): Promise<BackupTarget> {
  await saying(folder, mkdir(folder, { recursive: true, mode: 0o700 }))
  return {
    stagingFolder: folder,
    async keep(file, name) {
      await saying(folder, rename(file, join(folder, name)))
      // The name, too, has to be on the disk.
      const handle = await open(folder)
      await handle.sync().finally(() => handle.close())
      return join(folder, name)
    },
    list: () => saying(folder, readdir(folder)),
    remove: (name) => saying(folder, rm(join(folder, name), { force: true })),
    async removeUnfinished(isOurs) {
      for (const name of await saying(folder, readdir(folder)))
        if (name.endsWith(unfinished) && isOurs(name)) await rm(join(folder, name), { force: true })
    },
  }
}

/** At the end of the name of what is being written. */
export const unfinished = '.unfinished'

async function bucketTarget(config: BucketConfig, { bucket, path }: BucketAddress): Promise<BackupTarget> {
  const { client, s3 } = await connect(config)
  const { Upload } = await import('@aws-sdk/lib-storage')
  const keyOf = (name: string) => (path === '' ? name : `${path}/${name}`)
  const where = `s3://${bucket}/${path}`
  return {
    stagingFolder: undefined,
    async keep(file, name) {
      // The object is there once its last part is.
      const params = { Bucket: bucket, Key: keyOf(name), Body: createReadStream(file) }
      await saying(where, new Upload({ client, params, partSize: 16 * 1024 * 1024 }).done())
      await rm(file)
      return `s3://${bucket}/${keyOf(name)}`
    },
    async list() {
      const names: string[] = []
      let token: string | undefined
      do {
        const page = await saying(
          where,
          client.send(
            new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: keyOf(''), ContinuationToken: token }),
          ),
        )
        names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(keyOf('').length)))
        token = page.NextContinuationToken
      } while (token !== undefined)
      return names
    },
    async remove(name) {
      await saying(where, client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) })))
    },
    removeUnfinished: async () => undefined,
  }
}

/** The backup as a file on this machine: itself, or fetched from its bucket into `folder`. */
export async function fetchBackup(config: BucketConfig, file: string, folder: string): Promise<string> {
  const place = readBucketAddress(file)
  if (place === undefined) return resolve(file)
  const { client, s3 } = await connect(config)
  const answer = await saying(
    file,
    client.send(new s3.GetObjectCommand({ Bucket: place.bucket, Key: place.path })),
  )
  const local = join(folder, 'fetched')
  await pipeline(answer.Body as Readable, createWriteStream(local, { mode: 0o600 }))
  return local
}

async function connect(
  config: BucketConfig,
): Promise<{ client: S3Client; s3: typeof import('@aws-sdk/client-s3') }> {
  // Amazon's client is large, and most installations never need it.
  const s3 = await import('@aws-sdk/client-s3')
  return { client: new s3.S3Client(bucketConnection(config)), s3 }
}

async function saying<Result>(place: string, work: Promise<Result>): Promise<Result> {
  return work.catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StartupError(`Backups cannot be kept in or read from ${place} (${reason}).`, { cause })
  })
}
