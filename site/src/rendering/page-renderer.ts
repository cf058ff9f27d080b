import type { FastifyBaseLogger } from 'fastify'
import { outgoingHeaders, withSpan } from 'monitoring/request-context.ts'

import {
  hasServerBuild,
  type LiveRelease,
  nameOwner,
  type ReleaseReader,
  toRemotes,
} from '../live/live-release.ts'
import type { SiteMetrics } from '../site-metrics.ts'
import { CircuitBreaker, type FailureKind } from './circuit-breaker.ts'
import { createFailureLog } from './failure-log.ts'
import {
  createRenderPool,
  DEFAULT_RENDER_LIMITS,
  RenderError,
  type RenderLimits,
  type RenderPool,
} from './render-pool.ts'
import type { Visitor } from './render-queue.ts'
import type { LiveRemote, RenderedPage, RevisedConfig } from './render-worker-messages.ts'

export interface PageRequest {
  /** Path and query. */
  url: string
  /** The remote that owns the page; null for the shell's. */
  owner: LiveRemote | null
  language: 'en' | 'ar'
  configuration: RevisedConfig
  /** Version of the shell: the live one or its canary. */
  shell: string
  /** Whether only the shell is rendered, around the place of a page that is late. */
  isLayout?: boolean
  visitor: Visitor
}

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

interface ShellThreads {
  /** How many threads `latest` has, and which versions they have loaded: others get threads of their own. */
  versions: string
  current?: RenderPool
  latest?: RenderPool
  /** A version that fails with one shell may do well with the other. */
  breaker: CircuitBreaker
}

interface Options {
  limits?: Partial<RenderLimits> | undefined
  /** Receives a line per failure, with the version whose it is. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics: Pick<SiteMetrics, 'countRendering' | 'countReplacement' | 'onOpenCircuits'>
  /** Origins that the site itself uses, keyed by those of the configuration. */
  internalOrigins?: Readonly<Record<string, string>> | undefined
}

/**
 * Renders pages of the live release. Every set of live versions, of a shell and the remotes, has threads of its own, which
 * load all of it before they replace the former ones. Until then, the former threads load another version of a remote when
 * its first page is asked for. The canary of a shell has one thread.
 */
export function createPageRenderer(
  folder: string,
  readConfig: () => RevisedConfig,
  release: ReleaseReader,
  { limits: changedLimits, log, metrics, internalOrigins }: Options,
): PageRenderer {
  const failures = createFailureLog(log)
  const limits = { ...DEFAULT_RENDER_LIMITS, ...changedLimits }
  const { config } = readConfig()
  const origins = [config.apiUrl, config.searchUrl, config.bestSellersUrl].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const shells = new Map<string, ShellThreads>()
  const closing = new Set<Promise<void>>()
  let canaryShell: string | undefined
  let prepared: Promise<unknown> = Promise.resolve()
  let isClosed = false

  metrics.onOpenCircuits(() => [...shells.values()].flatMap(({ breaker }) => breaker.listOpen()))
  release.onChange((changed) => {
    if (!isClosed) prepared = prepareAll(changed)
  })

  /** @param version whose failure it is, rendered with this version of the shell */
  function recordFailure(
    shellVersion: string,
    version: string,
    kind: FailureKind,
    reason: string,
    url?: string,
  ): void {
    const openMs = shells.get(shellVersion)?.breaker.recordFailure(version, kind)
    const shell = nameOwner(null, shellVersion)
    const isCanary = canaryShell === shellVersion && version !== shell
    failures.logFailure({ version, kind, reason, url, canaryShell: isCanary ? shell : undefined })
    if (openMs) failures.logOpenCircuit(version, openMs)
  }

  const countThreads = (shellVersion: string) => (shellVersion === canaryShell ? 1 : limits.threads)

  function createPool(shellVersion: string, remotes: readonly LiveRemote[]): RenderPool {
    return createRenderPool(
      { folder, shellVersion, remotes, configuration: readConfig(), origins, internalOrigins },
      { ...limits, threads: countThreads(shellVersion) },
      {
        onCrash: (version, reason) => recordFailure(shellVersion, version, 'crash', reason),
        onWarning: failures.logWarning,
        onReplacement: metrics.countReplacement,
      },
    )
  }

  function retire(pool: RenderPool | undefined): void {
    const ended = pool?.drain() ?? Promise.resolve()
    closing.add(ended)
    void ended.then(() => closing.delete(ended))
  }

  /** Prepares threads with a shell and the live remotes, and lets them replace the former ones. */
  async function prepare(shellVersion: string, remotes: readonly LiveRemote[]): Promise<void> {
    const names = remotes.map((remote) => nameOwner(remote, shellVersion))
    const versions = [countThreads(shellVersion), ...names].join()
    const threads = shells.get(shellVersion) ?? { versions: '', breaker: new CircuitBreaker() }
    if (threads.latest && threads.versions === versions) return
    shells.set(shellVersion, threads)
    let pool = createPool(shellVersion, remotes)
    const isLatest = () => threads.latest === pool && shells.get(shellVersion) === threads
    if (threads.latest !== threads.current) retire(threads.latest)
    Object.assign(threads, { versions, latest: pool })
    if (!(await pool.warm()) && isLatest()) {
      // One remote may hang while it is loaded: each is loaded with its first page, then.
      retire(pool)
      pool = createPool(shellVersion, [])
      threads.latest = pool
      await pool.warm()
    }
    if (!isLatest()) return
    retire(threads.current)
    threads.current = pool
  }

  async function prepareAll({ index, shellVersion, entries }: LiveRelease): Promise<void> {
    canaryShell = index.canary?.version
    const served = [shellVersion, canaryShell ?? ''].filter(
      (version) => version !== '' && hasServerBuild(folder, 'shell', version),
    )
    for (const [version, { current, latest }] of shells) {
      if (served.includes(version)) continue
      shells.delete(version)
      retire(current)
      if (latest !== current) retire(latest)
    }
    const remotes = toRemotes(entries).filter(({ name, entry }) =>
      hasServerBuild(folder, name, entry.metadata.version),
    )
    await Promise.all(served.map((version) => prepare(version, remotes)))
  }

  return {
    async render(request) {
      const { url, owner, language, configuration, shell, visitor, isLayout = false } = request
      const version = nameOwner(owner, shell)
      const { current, breaker } = shells.get(shell) ?? {}
      const isRenderable =
        !owner || hasServerBuild(folder, owner.name, owner.entry.metadata.version)
      if (!current || !breaker || !isRenderable || breaker.isOpen(nameOwner(null, shell))) {
        throw new RenderError(`${version} is not rendered now`)
      }
      if (breaker.isOpen(version)) throw new RenderError(`The circuit of ${version} is open`)
      const startedAt = performance.now()
      const count = (outcome: 'rendered' | 'failed') =>
        metrics.countRendering(version, outcome, (performance.now() - startedAt) / 1000)
      try {
        const page = await withSpan(`render ${version}`, 'internal', () =>
          current.render(
            { url, owner, language, configuration, version, isLayout, headers: outgoingHeaders() },
            visitor,
            () => breaker.allows(version),
          ),
        )
        breaker.recordSuccess(version)
        count('rendered')
        return page
      } catch (error) {
        count('failed')
        const { failure } = error as RenderError
        if (failure) {
          const kind = failure.dataFailed ? 'data' : 'code'
          recordFailure(shell, failure.version, kind, failure.reason, url)
        }
        throw error
      }
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
      const pools = [...shells.values()].flatMap(({ current, latest }) => [current, latest])
      await Promise.all([...pools.map((pool) => pool?.close()), ...closing])
    },
  }
}
