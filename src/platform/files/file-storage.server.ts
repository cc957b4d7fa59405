import { join } from 'node:path'
import { Disk, errors } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { S3Driver } from 'flydrive/drivers/s3'
import { AppError } from '#shared/app-error.ts'
import type { Config } from '../config.server.ts'
import { StartupError } from '../startup-error.server.ts'
import * as texts from './files.texts.server.ts'

export type FileStorage = {
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** undefined: there is no such file. */
  get: (name: string) => Promise<Uint8Array | undefined>
  /** Names of what lies at the top, in no order. */
  list: () => AsyncGenerator<string>
}

type StorageConfig = Pick<
  Config,
  'dataDir' | 's3Bucket' | 's3Endpoint' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'
>

/** A bucket when `S3_BUCKET` is set, otherwise a folder in `DATA_DIR`. Nobody but the server reads either. */
export async function openFileStorage(config: StorageConfig): Promise<FileStorage> {
  const disk = new Disk(
    config.s3Bucket === undefined ? folderDriver(config) : await bucketDriver(config, config.s3Bucket),
  )
  return {
    async put(name, bytes, contentType) {
      await disk.put(name, bytes, { contentType }).catch((cause: unknown) => {
        throw unavailable(cause)
      })
    },
    async get(name) {
      try {
        return await disk.getBytes(name)
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return undefined
        throw unavailable(error)
      }
    },
    async *list() {
      let paginationToken: string | undefined
      do {
        const page = await disk
          .listAll(undefined, paginationToken === undefined ? {} : { paginationToken })
          .catch((error: unknown) => {
            // A folder that no image has been put in yet.
            if (isMissing(error) || (error instanceof Error && isMissing(error.cause))) return undefined
            throw unavailable(error)
          })
        for (const object of page?.objects ?? []) if (object.isFile) yield object.name
        paginationToken = page?.paginationToken
      } while (paginationToken !== undefined)
    },
  }
}

function folderDriver({ dataDir }: StorageConfig): FSDriver {
  return new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' })
}

async function bucketDriver(config: StorageConfig, bucket: string): Promise<S3Driver> {
  // Amazon's client is large, and most installations never need it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new S3Driver({
    ...bucketConnection(config),
    bucket,
    visibility: 'private',
    // Not every compatible server knows them, and the bucket's own policy says it better.
    supportsACL: false,
  })
}

/** Makes the bucket that `S3_BUCKET` names, unless there is one. */
export async function makeBucket(config: StorageConfig): Promise<'made' | 'there already'> {
  const bucket = config.s3Bucket
  if (bucket === undefined) throw new StartupError('Set S3_BUCKET to the name of the bucket.')
  const { CreateBucketCommand, HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client(bucketConnection(config))
  try {
    const isThere = await client.send(new HeadBucketCommand({ Bucket: bucket })).then(
      () => true,
      () => false,
    )
    if (isThere) return 'there already'
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    return 'made'
  } catch (cause) {
    throw new StartupError(`The bucket ${bucket} could not be made: ${String(cause)}`, { cause })
  } finally {
    client.destroy()
  }
}

/** How Amazon's client reaches the store, with or without a key. */
export function bucketConnection(config: Omit<StorageConfig, 'dataDir' | 's3Bucket'>) {
  const { s3Endpoint, s3Region, s3AccessKeyId, s3SecretAccessKey } = config
  return {
    region: s3Region,
    ...(s3Endpoint === undefined ? {} : { endpoint: s3Endpoint, forcePathStyle: true }),
    ...(s3AccessKeyId === undefined || s3SecretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey } }),
  }
}

/** A bucket that does not answer, or a disk that is full. */
function unavailable(cause: unknown): AppError {
  return new AppError('UNAVAILABLE', texts.storageUnreachable, { cause })
}

function isMissing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return (
    ('code' in cause && cause.code === 'ENOENT') || cause.name === 'NoSuchKey' || cause.name === 'NotFound'
  )
}
