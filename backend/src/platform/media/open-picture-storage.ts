import type { ObjectStorage } from 'object-storage/object-storage.ts'

import type { Environment } from '../config/env.ts'

/** Somebody waits, for a picture or for its upload; each of a few attempts takes so long at most. */
const TIMEOUTS = { idleMs: 3_000, requestMs: 8_000 }

/** Opens the object storage of uploaded pictures, where there is one; the code for that, which is large, is loaded only then. */
export async function openPictureStorage({
  mediaStore,
}: Pick<Environment, 'mediaStore'>): Promise<ObjectStorage | undefined> {
  if (!mediaStore) return undefined
  const { openS3Storage } = await import('object-storage/s3-storage.ts')
  return openS3Storage({ name: 'picture store', ...mediaStore }, TIMEOUTS)
}
