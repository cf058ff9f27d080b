import type { GetObjectCommandOutput } from '@aws-sdk/client-s3'

import { describeFailure, statusOf } from './describe-failure.ts'
import { createLimit } from './limit.ts'
import { toObjectHeaders } from './object-headers.ts'
import { type ObjectStorage, StorageError, type StoredObject } from './object-storage.ts'

export interface S3Settings {
  /** `s3://BUCKET/PREFIX`. */
  address: string
  /** Of storage that is compatible with S3; Amazon's by default. */
  endpoint?: string | undefined
  region?: string | undefined
  /** The bucket is in the path of addresses, not in the host. */
  isPathStyle: boolean
  /** What the SDK finds by default. */
  credentials?: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined
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
/** What the interface of S3 takes. */
const MAX_DELETED = 1_000

/** Another one has the ETag, or two wrote at the same moment. */
const isConflict = (error: unknown) => [412, 409].includes(statusOf(error) ?? 0)

/** The object is missing; a missing bucket is an error. */
const isMissing = (error: unknown) =>
  statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'

/** Opens storage that speaks S3. The SDK is loaded here, since most installations have a folder. */
export async function openS3Storage(
  settings: S3Settings,
  timeouts: Timeouts = DEFAULT_TIMEOUTS,
): Promise<ObjectStorage> {
  const sdk = await import('./s3-sdk.ts')
  const { address, endpoint, region, isPathStyle, credentials } = settings
  const [, Bucket = '', path = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? []
  const prefix = path && `${path}/`
  // Its version is pinned to one that runs on every Node that we support.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const client = new sdk.S3Client({
    forcePathStyle: isPathStyle,
    maxAttempts: MAX_ATTEMPTS,
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    // Storage that is compatible has none, and something must be signed.
    ...(region === undefined && endpoint !== undefined && { region: 'us-east-1' }),
    ...(credentials && { credentials }),
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: timeouts.idleMs,
      requestTimeout: timeouts.requestMs,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: MAX_REQUESTS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_REQUESTS },
    },
  })
  const limit = createLimit(MAX_REQUESTS)
  const toKey = (key: string) => ({ Bucket, Key: prefix + key })

  /** @param recover returns what an error stands for, undefined for a failure */
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
      throw new StorageError(`The release store ${where} ${describeFailure(error)}`, {
        cause: error,
      })
    }
  }

  async function readBody({ Body, ETag = '' }: GetObjectCommandOutput): Promise<StoredObject> {
    return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
  }

  /** The SDK repeats what fails before the answer's head; a body that is cut is ours to repeat. */
  async function getObject(key: string, etag?: string, attempt = 1): Promise<StoredObject> {
    const condition = etag === undefined ? {} : { IfNoneMatch: etag }
    const response = await client.send(new sdk.GetObjectCommand({ ...toKey(key), ...condition }))
    try {
      return await readBody(response)
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS) throw error
      return getObject(key, etag, attempt + 1)
    }
  }

  return {
    address,
    get: (key) =>
      request<StoredObject | null | 'missing'>(
        () => getObject(key),
        (error) => (isMissing(error) ? 'missing' : undefined),
      ).then((found) => (found === 'missing' ? null : found)),
    getUnless: (key, etag) =>
      request<StoredObject | 'missing' | 'unchanged'>(
        () => getObject(key, etag),
        (error) => {
          if (statusOf(error) === 304) return 'unchanged'
          return isMissing(error) ? 'missing' : undefined
        },
      ).then((found) => (found === 'missing' ? null : found)),
    size: (key) =>
      request(
        async () => (await client.send(new sdk.HeadObjectCommand(toKey(key)))).ContentLength ?? 0,
        (error) => (isMissing(error) ? -1 : undefined),
      ).then((size) => (size < 0 ? null : size)),
    async put(key, content) {
      const Body = Buffer.from(content)
      await request(() =>
        client.send(new sdk.PutObjectCommand({ ...toKey(key), ...toObjectHeaders(key), Body })),
      )
    },
    putIf: (key, content, etag) =>
      request(
        async () => {
          const condition = etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag }
          const Body = Buffer.from(content)
          await client.send(
            new sdk.PutObjectCommand({
              ...toKey(key),
              ...toObjectHeaders(key),
              ...condition,
              Body,
            }),
          )
          return true
        },
        // Where the object is gone, an ETag is not found.
        (error) => (isConflict(error) || isMissing(error) ? false : undefined),
      ),
    list: (start) =>
      request(async () => {
        const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + start })
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
          client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
        )
        if (failed) {
          throw new StorageError(
            `The release store ${address} did not delete ${failed.Key}: ${failed.Message}`,
          )
        }
      }
    },
  }
}
