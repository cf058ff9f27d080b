import { outgoingHeaders, withSpan } from 'monitoring/request-context.ts'

import { hasServerBuild, nameOwner } from '../live/live-release.ts'
import type { SiteMetrics } from '../site-metrics.ts'
import { CircuitBreaker, type FailureKind } from './circuit-breaker.ts'
import type { createFailureLog } from './failure-log.ts'
import { createRenderPool, RenderError, type RenderLimits, type RenderPool } from './render-pool.ts'
import type { Visitor } from './render-queue.ts'
import type { LiveRemote, RenderedPage, RevisedConfig } from './render-worker-messages.ts'

export interface PageRequest {
  url: string
  /** Null for a page of the shell's. */
  owner: LiveRemote | null
  /** Remotes that have boxes for its slots. */
  fillers?: readonly LiveRemote[]
  language: 'en' | 'ar'
  configuration: RevisedConfig
  /** Version of the shell: the live one or its canary. */
  shell: string
  /** Whether only the shell is rendered, around the place of a page that is late. */
  isLayout?: boolean
  /** Whether the page's Markdown is asked for; null where it has none. */
  isMarkdown?: boolean
  visitor: Visitor
}

export interface RenderingContext {
  folder: string
  readConfig: () => RevisedConfig
  origins: readonly string[]
  /** Where the site itself reaches the configuration's origins, by origin. */
  internalOrigins: Readonly<Record<string, string>> | undefined
  limits: RenderLimits
  failures: ReturnType<typeof createFailureLog>
  metrics: Pick<SiteMetrics, 'countRendering' | 'countReplacement'>
  /** Ends threads once they have rendered what they were asked for. */
  drain: (pool: RenderPool) => void
}

/**
 * The threads of one version of the shell. Each set of live versions has threads of its own, which load all of it before they
 * replace the former ones.
 */
export class ShellThreads {
  /** A version that fails with one shell may do well with the other. */
  private readonly breaker = new CircuitBreaker()
  private readonly shell: string
  /** How many threads `latest` has, and which versions they have loaded. */
  private versions = ''
  private current: RenderPool | undefined
  private latest: RenderPool | undefined
  private isCanary = false

  constructor(
    private readonly shellVersion: string,
    private readonly context: RenderingContext,
  ) {
    this.shell = nameOwner(null, shellVersion)
  }

  listOpen = (): string[] => this.breaker.listOpen()

  /** Prepares threads with the live remotes, and lets them replace the former ones. */
  async prepare(remotes: readonly LiveRemote[], isCanary: boolean): Promise<void> {
    this.isCanary = isCanary
    const names = remotes.map((remote) => nameOwner(remote, this.shellVersion))
    const versions = [this.countThreads(), ...names].join()
    if (this.latest && this.versions === versions) return
    if (this.latest !== this.current) this.drain(this.latest)
    let pool = this.createPool(remotes)
    this.versions = versions
    this.latest = pool
    if (!(await pool.warm()) && this.latest === pool) {
      // One remote may hang while it is loaded: each is loaded with its first page, then.
      this.drain(pool)
      pool = this.createPool([])
      this.latest = pool
      await pool.warm()
    }
    if (this.latest !== pool) return
    this.drain(this.current)
    this.current = pool
  }

  /**
   * Renders a page, or the layout of the shell; null when the shell cannot render that.
   * @throws RenderError when it cannot be rendered; that has been logged
   */
  async render(request: PageRequest): Promise<RenderedPage | null> {
    const fillers = request.fillers ?? []
    try {
      return await this.renderWith(request, fillers.filter(this.mayRun))
    } catch (error) {
      const { failure } = error as RenderError
      const isOfBox = fillers.some((remote) => failure?.version === this.nameVersion(remote))
      if (!isOfBox) throw error
      // The page is not at fault.
      return this.renderWith(request, [])
    }
  }

  private readonly nameVersion = (remote: LiveRemote) => nameOwner(remote, this.shellVersion)

  private readonly mayRun = (remote: LiveRemote): boolean =>
    hasServerBuild(this.context.folder, remote.name, remote.entry.metadata.version) &&
    this.breaker.allows(this.nameVersion(remote))

  /** @param allowed those of the fillers whose code runs */
  private async renderWith(
    { shell: _, visitor, isLayout = false, fillers = [], ...page }: PageRequest,
    allowed: readonly LiveRemote[],
  ): Promise<RenderedPage | null> {
    const { breaker } = this
    const boxes = { remotes: fillers, allowed: allowed.map(({ name }) => name) }
    // Markdown that fails must not keep the pages of its version from being rendered.
    const version =
      nameOwner(page.owner, this.shellVersion) + (page.isMarkdown ? ' in Markdown' : '')
    const pool = this.findPool(version, page.owner)
    const startedAt = performance.now()
    const count = (outcome: 'rendered' | 'failed') =>
      this.context.metrics.countRendering(version, outcome, (performance.now() - startedAt) / 1000)
    try {
      const rendered = await withSpan(
        `render ${version}`,
        'internal',
        (): Promise<RenderedPage | null> =>
          pool.render(
            { ...page, version, isLayout, fillers: boxes, headers: outgoingHeaders() },
            visitor,
            () => breaker.allows(version),
          ),
      )
      for (const name of [version, ...allowed.map(this.nameVersion)]) breaker.recordSuccess(name)
      count('rendered')
      return rendered
    } catch (error) {
      count('failed')
      const { failure } = error as RenderError
      if (failure) {
        const kind = failure.dataFailed ? 'data' : 'code'
        this.recordFailure(failure.version, kind, failure.reason, page.url)
      }
      throw error
    }
  }

  /** Ends the threads once they have rendered what they were asked for: the shell is live no more. */
  retire(): void {
    for (const pool of this.pools()) this.drain(pool)
    this.latest = undefined
    this.current = undefined
  }

  async close(): Promise<void> {
    await Promise.all(this.pools().map((pool) => pool.close()))
  }

  private pools(): RenderPool[] {
    return [...new Set([this.current, this.latest])].filter((pool) => pool !== undefined)
  }

  private drain(pool: RenderPool | undefined): void {
    if (pool) this.context.drain(pool)
  }

  private countThreads(): number {
    return this.isCanary ? 1 : this.context.limits.threads
  }

  private createPool(remotes: readonly LiveRemote[]): RenderPool {
    const { folder, readConfig, origins, internalOrigins, limits, failures, metrics } = this.context
    const { shellVersion } = this
    return createRenderPool(
      { folder, shellVersion, remotes, configuration: readConfig(), origins, internalOrigins },
      { ...limits, threads: this.countThreads() },
      {
        onCrash: (version, reason) => this.recordFailure(version, 'crash', reason),
        onWarning: failures.logWarning,
        onReplacement: metrics.countReplacement,
      },
    )
  }

  /** @throws RenderError when a version is not rendered now */
  private findPool(version: string, owner: LiveRemote | null): RenderPool {
    const { current, breaker, context } = this
    const isRenderable =
      !owner || hasServerBuild(context.folder, owner.name, owner.entry.metadata.version)
    if (!current || !isRenderable || breaker.isOpen(this.shell)) {
      throw new RenderError(`${version} is not rendered now`)
    }
    if (breaker.isOpen(version)) throw new RenderError(`The circuit of ${version} is open`)
    return current
  }

  private recordFailure(version: string, kind: FailureKind, reason: string, url?: string): void {
    const { failures } = this.context
    const openMs = this.breaker.recordFailure(version, kind)
    const canaryShell = this.isCanary && version !== this.shell ? this.shell : undefined
    failures.logFailure({ version, kind, reason, url, canaryShell })
    if (openMs) failures.logOpenCircuit(version, openMs)
  }
}
