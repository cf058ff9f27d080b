import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Values } from 'settings/read-settings.ts'
import type { storageAccess, storageSettings } from 'settings/storage-settings.ts'

import { describeFailure, statusOf } from './describe-failure.ts'
import { toObjectHeaders } from './object-headers.ts'
import { type ObjectStorage, StorageError, type StoredObject } from './object-storage.ts'

/** Where releases are stored: settings with a `RELEASE_STORE`. */
export type StorageSettings = Values<typeof storageSettings>

/** A store and how it is reached. */
interface Store {
  /** What messages call it, such as `release store`. */
  name: string
  /** `s3://bucket/prefix` */
  address: string
  access: Values<typeof storageAccess>
}

interface Timeouts {
  /** Longest time without a byte, in milliseconds. */
  idleMs: number
  /** Longest time for one request, in milliseconds. */
  requestMs: number
}

const DEFAULT_TIMEOUTS: Timeouts = { idleMs: 10_000, requestMs: 60_000 }
const CONNECT_TIMEOUT_MS = 5_000
const MAX_ATTEMPTS = 3
/** Requests at a time; more would wait for a connection, and that time would count as theirs. */
const MAX_REQUESTS = 32
/** S3 takes no more in one request. */
const MAX_DELETED = 1_000

/** Another one has the ETag, or two wrote at the same moment. */
const isConflict = (error: unknown) => [412, 409].includes(statusOf(error) ?? 0)

/** The object is missing; a missing bucket is an error. */
const isMissing = (error: unknown) =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'
const nullIfMissing = (error: unknown) => (isMissing(error) ? null : undefined)

/** Creates a function that runs tasks, at most `max` of them at a time. */
function createLimit(max: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running < max) running++
    // A task that ends hands its place over.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

function createClient(settings: Store['access'], timeouts: Timeouts): S3Client {
  const {
    RELEASE_STORE_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = settings
  // Storage that is compatible has none, and something must be signed.
  const region = settings.RELEASE_STORE_REGION ?? (endpoint === undefined ? undefined : 'us-east-1')
  // Its version is pinned to one that runs on every Node that we support.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  return new S3Client({
    forcePathStyle: settings.RELEASE_STORE_PATH_STYLE === 'on',
    maxAttempts: MAX_ATTEMPTS,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    // Without them, the SDK looks for its own.
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && {
        credentials: {
          accessKeyId,
          secretAccessKey,
          ...(sessionToken !== undefined && { sessionToken }),
        },
      }),
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: timeouts.idleMs,
      requestTimeout: timeouts.requestMs,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: MAX_REQUESTS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_REQUESTS },
    },
  })
}

export const openReleaseStorage = (settings: StorageSettings, timeouts?: Timeouts): ObjectStorage =>
  openS3Storage(
    { name: 'release store', address: settings.RELEASE_STORE ?? '', access: settings },
    timeouts,
  )

export function openS3Storage(
  { name, address, access }: Store,
  timeouts: Timeouts = DEFAULT_TIMEOUTS,
): ObjectStorage {
  const { RELEASE_STORE_ENDPOINT: endpoint } = access
  const [, Bucket = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? []
  const prefix = path && `${path}/`
  const client = createClient(access, timeouts)
  const limit = createLimit(MAX_REQUESTS)
  const toKey = (key: string) => ({ Bucket, Key: prefix + key })

  /** @param recover returns what an error stands for; undefined for a failure */
  async function request<Result>(
    send: () => Promise<Result>,
    recover: (error: unknown) => Result | undefined = () => undefined,
  ): Promise<Result> {
    try {
      return await limit(send)
    } catch (error) {
      const recovered = recover(error)
      if (recovered !== undefined) return recovered
      const where = endpoint === undefined ? address : `${address} (${endpoint})`
      throw new StorageError(`The ${name} ${where} ${describeFailure(error)}`, {
        cause: error,
      })
    }
  }

  /** The SDK repeats what fails before the response's head; a body that is cut is ours to repeat. */
  async function getObject(key: string, etag?: string, attempt = 1): Promise<StoredObject> {
    const condition = etag === undefined ? {} : { IfNoneMatch: etag }
    const command = new GetObjectCommand({ ...toKey(key), ...condition })
    const { Body, ETag = '' } = await client.send(command)
    try {
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS) throw error
      return getObject(key, etag, attempt + 1)
    }
  }

  async function putObject(
    key: string,
    content: string | Uint8Array,
    condition: { IfMatch?: string; IfNoneMatch?: string } = {},
  ): Promise<void> {
    const object = { ...toKey(key), ...toObjectHeaders(key), Body: Buffer.from(content) }
    await client.send(new PutObjectCommand({ ...object, ...condition }))
  }

  return {
    address,
    get: (key) => request<StoredObject | null>(() => getObject(key), nullIfMissing),
    getUnless: (key, etag) =>
      request<StoredObject | null | 'unchanged'>(
        () => getObject(key, etag),
        (error) => (statusOf(error) === 304 ? 'unchanged' : nullIfMissing(error)),
      ),
    size: (key) =>
      request<number | null>(
        async () => (await client.send(new HeadObjectCommand(toKey(key)))).ContentLength ?? 0,
        nullIfMissing,
      ),
    put: (key, content) => request(() => putObject(key, content)),
    putIf: (key, content, etag) =>
      request(
        async () => {
          await putObject(key, content, etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag })
          return true
        },
        // An ETag is not found when the object is gone.
        (error) => (isConflict(error) || isMissing(error) ? false : undefined),
      ),
    list: (start) =>
      request(async () => {
        const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + start })
        const listed = []
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', LastModified } of Contents) {
            listed.push({ key: Key.slice(prefix.length), writtenAt: LastModified?.getTime() ?? 0 })
          }
        }
        return listed
      }),
    async delete(keys) {
      for (let start = 0; start < keys.length; start += MAX_DELETED) {
        const Objects = keys.slice(start, start + MAX_DELETED).map((key) => ({ Key: prefix + key }))
        const { Errors: [failed] = [] } = await request(() =>
          client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
        )
        if (failed) {
          throw new StorageError(
            `The ${name} ${address} did not delete ${failed.Key}: ${failed.Message}`,
          )
        }
      }
    },
  }
}
