import type { FastifyBaseLogger } from 'fastify'

import {
  hasServerBuild,
  type LiveRelease,
  nameOwner,
  type ReleaseReader,
  toRemotes,
} from '../live/live-release.ts'
import type { SiteMetrics } from '../site-metrics.ts'
import { createFailureLog } from './failure-log.ts'
import {
  DEFAULT_RENDER_LIMITS,
  RenderError,
  type RenderLimits,
  type RenderPool,
} from './render-pool.ts'
import type { RenderedPage, RevisedConfig } from './render-worker-messages.ts'
import { type PageRequest, type RenderingContext, ShellThreads } from './shell-threads.ts'

export interface PageRenderer {
  /**
   * Renders a page, or the layout of the shell; null when the shell cannot render that.
   * @throws RenderError when it cannot be rendered; that has been logged
   */
  render: (request: PageRequest) => Promise<RenderedPage | null>
  /** Loads what is live, and every release from now on. Never rejects. */
  warm: () => Promise<void>
  close: () => Promise<void>
}

interface Options {
  limits?: Partial<RenderLimits> | undefined
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics: Pick<SiteMetrics, 'countRendering' | 'countReplacement' | 'onOpenCircuits'>
  /** Origins that the site itself uses, keyed by those of the configuration. */
  internalOrigins?: Readonly<Record<string, string>> | undefined
}

function createDrain() {
  const ending = new Set<Promise<void>>()
  return {
    drain: (pool: RenderPool): void => {
      const ended = pool.drain()
      ending.add(ended)
      void ended.then(() => ending.delete(ended))
    },
    untilDrained: () => Promise.all(ending),
  }
}

/**
 * Renders pages of the live release. The live shell and its canary have threads of their own. Until those of a release are
 * ready, the former ones load another version of a remote when its first page is asked for. A canary has one thread.
 */
export function createPageRenderer(
  folder: string,
  readConfig: () => RevisedConfig,
  release: ReleaseReader,
  { limits, log, metrics, internalOrigins }: Options,
): PageRenderer {
  const { config } = readConfig()
  const { drain, untilDrained } = createDrain()
  const context: RenderingContext = {
    folder,
    readConfig,
    origins: [config.apiUrl, config.searchUrl, config.bestSellersUrl].flatMap((url) =>
      url ? [new URL(url).origin] : [],
    ),
    internalOrigins,
    limits: { ...DEFAULT_RENDER_LIMITS, ...limits },
    failures: createFailureLog(log),
    metrics,
    drain,
  }
  const shells = new Map<string, ShellThreads>()
  let prepared: Promise<unknown> = Promise.resolve()
  let isClosed = false

  metrics.onOpenCircuits(() => [...shells.values()].flatMap((threads) => threads.listOpen()))
  release.onChange((changed) => {
    if (!isClosed) prepared = prepare(changed)
  })

  function openShell(version: string): ShellThreads {
    const threads = shells.get(version) ?? new ShellThreads(version, context)
    shells.set(version, threads)
    return threads
  }

  async function prepare({ index, shellVersion, entries }: LiveRelease): Promise<void> {
    const canary = index.canary?.version
    const served = [shellVersion, canary ?? ''].filter(
      (version) => version !== '' && hasServerBuild(folder, 'shell', version),
    )
    for (const [version, threads] of shells) {
      if (served.includes(version)) continue
      shells.delete(version)
      threads.retire()
    }
    const remotes = toRemotes(entries).filter(({ name, entry }) =>
      hasServerBuild(folder, name, entry.metadata.version),
    )
    await Promise.all(
      served.map((version) => openShell(version).prepare(remotes, version === canary)),
    )
  }

  return {
    async render(request) {
      const threads = shells.get(request.shell)
      if (threads) return threads.render(request)
      throw new RenderError(`${nameOwner(request.owner, request.shell)} is not rendered now`)
    },
    async warm() {
      release.watch()
      try {
        release.read()
        await prepared
      } catch {
        // The next page's response says so.
      }
    },
    async close() {
      isClosed = true
      const closed = [...shells.values()].map((threads) => threads.close())
      await Promise.all([...closed, untilDrained()])
    },
  }
}
