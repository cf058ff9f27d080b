import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'monitoring/metrics.ts'
import type { ObjectStorage } from 'object-storage/object-storage.ts'

import type { Config } from './config/config.ts'
import type { Db } from './db/schema.ts'
import type { FetchPublic } from './http/fetch-public.ts'
import type { BackendMetrics } from './monitoring/backend-metrics.ts'

/** Asks whether a version of a front end was ever live. Never rejects. */
export type IsReleased = (frontEnd: string, version: string) => Promise<boolean>

/** External dependencies of the app; tests provide their own. */
export interface Deps {
  db: Db
  config: Config
  clock: () => Date
  log: FastifyBaseLogger
  metrics: Registry
  counters: BackendMetrics
  /** Where uploaded pictures are, if not in the folder. */
  pictureStorage?: ObjectStorage | undefined
  /** Says of which versions reports are stored; of all without it. */
  isReleased?: IsReleased
  /** Reads what strangers name on the internet; by HTTPS without it. */
  fetchPublic?: FetchPublic
}
