/** The storage cannot be used; the message is a sentence without its full stop. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

export interface StoredObject {
  bytes: Buffer
  /** Changes with the content. */
  etag: string
}

interface ListedObject {
  key: string
  /** Milliseconds since 1970. */
  writtenAt: number
}

/**
 * Objects by key, in a bucket. Every method throws a StorageError when the storage cannot be used, after a few attempts.
 */
export interface ObjectStorage {
  /** How people call it: `s3://bucket/prefix`. */
  readonly address: string
  /** @returns null when there is no such object */
  get(key: string): Promise<StoredObject | null>
  /** @returns `unchanged` when the object still has this ETag */
  getUnless(key: string, etag: string | undefined): Promise<StoredObject | null | 'unchanged'>
  /** Size in bytes, or null when there is no such object. */
  size(key: string): Promise<number | null>
  put(key: string, content: string | Uint8Array): Promise<void>
  /**
   * Writes an object if it still has the ETag, or if there is none where the ETag is null.
   * @returns whether it was written; false as well when an earlier attempt was, whose response got lost
   */
  putIf(key: string, content: string, etag: string | null): Promise<boolean>
  /** The objects whose keys start with `prefix`, by key. */
  list(prefix: string): Promise<ListedObject[]>
  /** Objects that are missing already are no error. */
  delete(keys: readonly string[]): Promise<void>
}
