import { setTimeout as sleep } from 'node:timers/promises'

import { findWorkers, type ProductionShop, TRIED_VERSION } from './production-shop.ts'
import type { Part } from './supervised-part.ts'

/** Longer than the proxy waits for an answer. */
const FROZEN_MS = 12_000
/** How long a released version is live. */
const RELEASED_MS = 3_000

/** Something that happens to the shop, by its name. */
export type Faults = Record<string, () => Promise<void>>

async function restartInTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) await part.restart('SIGTERM')
}

async function freeze(part: Part): Promise<void> {
  part.signal('SIGSTOP')
  await sleep(FROZEN_MS)
  part.signal('SIGCONT')
}

/** Creates what may befall each part: all of it, one after the other, or the worst at the same time. */
export function createFaults(shop: ProductionShop): { all: Faults; short: Faults } {
  const { sites, backends, proxy, cluster, release, storage } = shop
  const [firstSite, secondSite] = sites
  const [firstBackend, secondBackend] = backends
  if (!firstSite || !secondSite || !firstBackend || !secondBackend)
    throw new Error('There must be two of each.')

  async function killWorker(): Promise<void> {
    const [worker] = findWorkers(proxy)
    if (worker) process.kill(worker, 'SIGKILL')
  }

  /** A version of a remote goes live and back. */
  async function releaseRemote(): Promise<void> {
    await release('promote', TRIED_VERSION, '--no-browser')
    await sleep(RELEASED_MS)
    await release('rollback', 'mfe-agents')
  }

  async function restartWithoutStorage(): Promise<void> {
    storage?.breakWith(() => 'refused')
    await firstSite?.restart('SIGKILL')
    storage?.mend()
  }

  const kills: Faults = Object.fromEntries(
    [...sites, ...backends].map((part) => [`kill -9 ${part.name}`, () => part.restart('SIGKILL')]),
  )
  return {
    all: {
      'rolling restart of the sites': () => restartInTurn(sites),
      'rolling restart of the backends': () => restartInTurn(backends),
      ...kills,
      'kill -9 a worker of nginx': killWorker,
      'nginx reads its configuration again': async () => proxy.signal('SIGHUP'),
      'restart of nginx': () => proxy.restart('SIGTERM'),
      'kill -9 nginx': () => proxy.restart('SIGKILL'),
      'PostgreSQL restarted': () => cluster.restart('fast'),
      'PostgreSQL crashed': () => cluster.restart('immediate'),
      'site 2 hangs': () => freeze(secondSite),
      'backend 2 hangs': () => freeze(secondBackend),
      'a remote is released and rolled back': releaseRemote,
      'object storage is away, and site 1 is killed': restartWithoutStorage,
    },
    short: {
      'restart of site 2 and backend 2': async () => {
        await Promise.all([secondSite, secondBackend].map((part) => part.restart('SIGTERM')))
      },
      'kill -9 of site 1 and backend 1, and of a worker of nginx': async () => {
        await killWorker()
        await Promise.all([firstSite, firstBackend].map((part) => part.restart('SIGKILL')))
      },
      'PostgreSQL crashed': () => cluster.restart('immediate'),
    },
  }
}
