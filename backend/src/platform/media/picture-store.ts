import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ObjectStorage } from 'object-storage/object-storage.ts'

import { UnavailableError } from '../errors/http-error.ts'
import { withTimeout } from '../http/with-timeout.ts'

export interface PictureFile {
  file: string
  content: Buffer
}

/** Uploaded pictures: files of a folder, which is a cache where there is object storage. A file never changes. */
export interface PictureStore {
  /** Stores files, each whole or not at all. @throws PictureStoreError when object storage did not take them */
  add(files: readonly PictureFile[]): Promise<void>
  /** Copies a file into the folder unless it is there, or nowhere. @throws PictureStoreError when that is not known */
  fetch(file: string): Promise<void>
}

/** Object storage cannot be used at the moment; the cause says why. */
export class PictureStoreError extends UnavailableError {
  override readonly name = 'PictureStoreError'
}

/** nginx waits for a picture 6 s. What comes later is kept for the next visitor. */
const FETCH_TIMEOUT_MS = 4_000
/** Files under way at a time; while storage hangs, requests must not pile up. */
const MAX_FETCHES = 256

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

async function writeWhole(folder: string, { file, content }: PictureFile): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `.${randomUUID()}`)
  try {
    await writeFile(part, content)
    await rename(part, join(folder, file))
  } finally {
    await rm(part, { force: true })
  }
}

async function writeAll(folder: string, files: readonly PictureFile[]): Promise<void> {
  for (const file of files) await writeWhole(folder, file)
}

/**
 * Creates the store of uploaded pictures.
 * @param folder of the files, absolute
 * @param storage which all backends share; without it, the folder is all there is
 * @param fetchTimeoutMs how long a visitor waits
 */
export function createPictureStore(
  folder: string,
  storage: ObjectStorage | undefined,
  fetchTimeoutMs = FETCH_TIMEOUT_MS,
): PictureStore {
  if (!storage) {
    return { add: (files) => writeAll(folder, files), fetch: () => Promise.resolve() }
  }
  const fetches = new Map<string, Promise<void>>()

  const download = async (file: string): Promise<void> => {
    // Another request may have fetched it a moment ago.
    if (await exists(join(folder, file))) return
    const object = await storage.get(file)
    if (object) await writeWhole(folder, { file, content: object.bytes })
  }

  /** Concurrent callers share the download. */
  async function share(file: string): Promise<void> {
    const running = fetches.get(file)
    if (running) return running
    if (fetches.size >= MAX_FETCHES) {
      throw new PictureStoreError('Too many pictures are being fetched')
    }
    const started = download(file).finally(() => fetches.delete(file))
    fetches.set(file, started)
    return started
  }

  return {
    async add(files) {
      const sent = files.map(({ file, content }) => storage.put(file, content))
      await Promise.allSettled(sent)
      try {
        await Promise.all(sent)
      } catch (cause) {
        throw new PictureStoreError('The picture was not stored', { cause })
      }
      await writeAll(folder, files)
    },
    async fetch(file) {
      if (await exists(join(folder, file))) return
      try {
        await withTimeout(
          fetchTimeoutMs,
          () => share(file),
          () => new Error('It is too slow'),
        )
      } catch (cause) {
        throw new PictureStoreError(`${file} was not fetched`, { cause })
      }
    },
  }
}
