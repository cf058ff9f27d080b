import { z } from 'zod/mini'

import { address, matching, onOrOff, text } from './value-types.ts'

/** A bucket, or a folder in one. */
export const storeAddress = matching(
  /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.\-/]*)?$/,
  's3://BUCKET or s3://BUCKET/PREFIX',
)

/** How object storage is reached; releases and pictures are at the same provider. */
export const storageAccess = {
  RELEASE_STORE_ENDPOINT: z.optional(address),
  RELEASE_STORE_REGION: z.optional(text),
  RELEASE_STORE_PATH_STYLE: z._default(onOrOff, 'off'),
  AWS_ACCESS_KEY_ID: z.optional(text),
  AWS_SECRET_ACCESS_KEY: z.optional(text),
  AWS_SESSION_TOKEN: z.optional(text),
}

/** Object storage of the releases, if they are not in a folder of this machine. */
export const storageSettings = { RELEASE_STORE: z.optional(storeAddress), ...storageAccess }
