import { setTimeout as delay } from 'node:timers/promises'

import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'monitoring/metrics.ts'
import { openReleaseStorage, type StorageSettings } from 'object-storage/s3-storage.ts'

import { openCacheFolder } from './cache-folder.ts'
import { createReleaseMirror, type ReleaseMirror } from './release-mirror.ts'

/** How long a visitor waits who asks for a version that is not here yet. */
const TIMEOUTS = { idleMs: 5_000, requestMs: 30_000 }

export interface OpenMirror extends Pick<ReleaseMirror, 'ensureVersion' | 'refresh' | 'stop'> {
  /** Records when a preview was opened last, where the store may be written. */
  recordOpened: (file: string, at: string) => Promise<void>
  /** Resolves once the folder holds a shop, and goes on looking for releases. */
  fill: () => Promise<void>
  /** @returns what is served; @throws Error saying why nothing is */
  check: () => Promise<string>
}

interface Watch {
  metrics: Registry
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Opens a folder as the cache of a release store.
 * @throws SettingsError when the folder is something else
 */
export async function openMirror(
  settings: StorageSettings,
  folder: string,
  { pollSeconds, metrics, log }: Watch & { pollSeconds: number },
): Promise<OpenMirror> {
  const storage = openReleaseStorage(settings, TIMEOUTS)
  const cache = await openCacheFolder(folder, storage)
  const mirror = createReleaseMirror(storage, cache, (line) => log.warn(line))
  const pollMs = pollSeconds * 1000
  measureMirror(metrics, mirror)
  return {
    ensureVersion: mirror.ensureVersion,
    refresh: mirror.refresh,
    recordOpened: (file, at) => storage.put(file, at),
    stop: mirror.stop,
    async fill() {
      while (!(await cache.isFilled())) {
        await mirror.look().catch(() => delay(pollMs))
      }
      mirror.start(pollMs)
    },
    async check() {
      const problem = mirror.getProblem()
      if (!(await cache.isFilled())) throw new Error(problem ?? 'nothing is fetched yet')
      const revision = mirror.getRevision()
      const since = `${Math.round(mirror.getAgeSeconds())} s`
      const facts =
        revision === undefined
          ? [`not compared with the store since the start, ${since} ago`]
          : [`revision ${revision}`, `compared with the store ${since} ago`]
      return [...facts, problem ?? []].flat().join('; ')
    },
  }
}

/** Registers how old what is served may be. */
export function measureMirror(
  registry: Registry,
  mirror: Pick<ReleaseMirror, 'getAgeSeconds' | 'getRevision'>,
): void {
  new Gauge({
    name: 'release_store_age_seconds',
    help: 'Time since what is served was compared with the release store, or since the start',
    registers: [registry],
    collect() {
      this.set(mirror.getAgeSeconds())
    },
  })
  new Gauge({
    name: 'release_revision',
    help: 'Revision of the release state that is served; 0 before it was compared with the release store',
    registers: [registry],
    collect() {
      this.set(mirror.getRevision() ?? 0)
    },
  })
}
