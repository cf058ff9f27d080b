import { z } from 'zod/mini'

import type { Settings } from './read-settings.ts'
import { address, onOrOff, optional, text, withDefault } from './value-types.ts'

const storeAddress = {
  schema: z.string().check(z.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.\-/]*)?$/)),
  expected: 's3://BUCKET or s3://BUCKET/PREFIX',
}

const credential = { schema: text.schema, expected: 'a text', isSecret: true } as const

/** Where releases are kept, if not in a folder of this machine. */
export const storageSettings = {
  releaseStore: {
    ...optional(storeAddress),
    variable: 'RELEASE_STORE',
    key: 'releaseStore.address',
    description:
      'object storage that releases are kept in, s3://BUCKET/PREFIX; RELEASE_DIR is then the site’s cache',
  },
  storeEndpoint: {
    ...optional(address),
    variable: 'RELEASE_STORE_ENDPOINT',
    key: 'releaseStore.endpoint',
    description: 'address of storage that is compatible with S3; by default Amazon’s',
  },
  storeRegion: {
    ...optional(text),
    variable: 'RELEASE_STORE_REGION',
    key: 'releaseStore.region',
    description: 'its region; by default what the AWS SDK finds',
  },
  storePathStyle: {
    ...withDefault(onOrOff, 'off'),
    variable: 'RELEASE_STORE_PATH_STYLE',
    key: 'releaseStore.pathStyle',
    description: 'whether the bucket is in the path of its addresses, not in the host',
  },
  accessKeyId: {
    ...optional(credential),
    variable: 'AWS_ACCESS_KEY_ID',
    description: 'its credentials; by default what the AWS SDK finds',
  },
  secretAccessKey: {
    ...optional(credential),
    variable: 'AWS_SECRET_ACCESS_KEY',
    description: 'the secret of the credentials',
  },
  sessionToken: {
    ...optional(credential),
    variable: 'AWS_SESSION_TOKEN',
    description: 'the token of temporary credentials',
  },
} as const satisfies Settings
