import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'
import type { FastifyBaseLogger } from 'fastify'
import { outgoingHeaders, withSpan } from 'monitoring/request-context.ts'

import { PAGE_INDEX } from '../page-index.ts'
import type { RemoteAddresses } from '../remote-addresses.ts'
import { derivedFile } from '../server/derived-file.ts'
import type { RenderOutcome, SiteMetrics } from '../server/site-metrics.ts'
import { atMost } from './at-most.ts'
import { createFailureLog } from './failure-log.ts'
import { hasServerBuild, nameOwner } from './live-release.ts'
import { createRenderPool, type RenderPool } from './render-pool.ts'
import { DEFAULT_RENDER_LIMITS, RenderError, type RenderLimits } from './render-thread.ts'
import type { LiveRemote, RenderedPage } from './render-worker-messages.ts'
import { readRenderableRelease, type RenderableRelease } from './renderable-release.ts'
import { type FailureKind, Suspension } from './suspension.ts'

/** A release is noticed within that time without a visitor, so that its threads are prepared before the first. */
const RELEASE_POLL_INTERVAL_MS = 1_000

export interface PageRequest {
  /** Path and query. */
  url: string
  /** Whose page it is; null for the shell's. */
  owner: LiveRemote | null
  language: 'en' | 'ar'
  /** Version of the shell, the live one or that on trial; the live one by default. */
  shell?: string | undefined
}

export interface PageRenderer {
  /** @throws RenderError when the page cannot be rendered; it has been logged */
  render: (request: PageRequest) => Promise<RenderedPage>
  /**
   * The shell around the place of a page that is late; null when the shell cannot render that.
   * @throws RenderError
   */
  renderLayout: (request: Omit<PageRequest, 'owner'>) => Promise<RenderedPage | null>
  /** Loads what is live and watches for releases, so that the first visitor waits for neither. Never rejects. */
  warm: () => Promise<void>
  close: () => void
}

/** What renders with one version of the shell. */
interface ShellThreads {
  current: RenderPool | undefined
  /** Prepared for a newer release. */
  next: RenderPool | undefined
  /** What fails with one shell may do well with the other. */
  suspension: Suspension
}

interface Options {
  limits?: Partial<RenderLimits> | undefined
  /** Receives a line per failure, with the version whose it is. */
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics: Pick<SiteMetrics, 'countRendering' | 'countReplacement' | 'countRead' | 'onSuspended'>
  /** Where the site itself reaches the configuration's origins, by origin. */
  internalOrigins?: Readonly<Record<string, string>> | undefined
  /** Where browsers load remotes from. */
  addresses?: RemoteAddresses
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Renders pages of the live release. When another shell goes live, its threads are prepared first; when another version
 * of a remote does, the present threads render it until theirs are ready. A shell on trial has one thread while its
 * trial lasts.
 */
export function createPageRenderer(
  folder: string,
  config: RuntimeConfig,
  { limits: changedLimits, log, metrics, internalOrigins, addresses }: Options,
): PageRenderer {
  const failures = createFailureLog(log)
  const limits = { ...DEFAULT_RENDER_LIMITS, ...changedLimits }
  const { dataTimeoutMs } = limits
  const origins = [config.apiUrl, config.searchUrl, config.bestSellersUrl].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  const threadsOf = new Map<string, ShellThreads>()
  let latest: RenderableRelease | undefined
  let prepared: Promise<unknown> = Promise.resolve()
  let closed = false
  let watch: NodeJS.Timeout | undefined

  metrics.onSuspended(() =>
    [...threadsOf.values()].flatMap(({ suspension }) => suspension.listSuspended()),
  )

  const readRelease = derivedFile(path.join(folder, PAGE_INDEX), () =>
    readRenderableRelease(folder, addresses),
  )

  /** @param version whose failure it is, rendered with this version of the shell */
  function recordFailure(
    shellVersion: string,
    version: string,
    kind: FailureKind,
    reason: string,
    url?: string,
  ): void {
    const pauseMs = threadsOf.get(shellVersion)?.suspension.recordFailure(version, kind)
    const shell = nameOwner(null, shellVersion)
    const isTrial = latest?.trialShellVersion === shellVersion && version !== shell
    failures.logFailure({ version, kind, reason, url, trialShell: isTrial ? shell : undefined })
    if (pauseMs) failures.logPause(version, pauseMs)
  }

  /** Prepares threads with a shell for a release, and lets them take over. */
  async function prepare(release: RenderableRelease, shellVersion: string): Promise<void> {
    const threads: ShellThreads = threadsOf.get(shellVersion) ?? {
      current: undefined,
      next: undefined,
      suspension: new Suspension(),
    }
    threadsOf.set(shellVersion, threads)
    threads.next?.close()
    const workers = shellVersion === release.shellVersion ? limits.workers : 1
    const pool = createRenderPool(
      { folder, shellVersion, config, origins, internalOrigins, dataTimeoutMs },
      { ...limits, workers },
      {
        onCrash: (version, reason) => recordFailure(shellVersion, version, 'crash', reason),
        onComplaint: failures.logComplaint,
        onReplacement: metrics.countReplacement,
      },
    )
    threads.next = pool
    await atMost(pool.warm(release.renderable))
    if (closed || release !== latest) return pool.close()
    threads.current?.retire()
    threads.current = pool
    threads.next = undefined
  }

  /** Ends the threads of shells that are not live any more, once they have rendered what they were asked for. */
  function retireOthers({ shells }: RenderableRelease): void {
    for (const [version, { current, next }] of threadsOf) {
      if (shells.includes(version)) continue
      next?.close()
      current?.retire()
      threadsOf.delete(version)
    }
  }

  /** Prepares threads when another release is live. @returns what is live. @throws when it cannot be read */
  function takeRelease(): RenderableRelease {
    const release = readRelease()
    metrics.countRead()
    if (release !== latest && !closed) {
      latest = release
      retireOthers(release)
      prepared = Promise.all(release.shells.map((version) => prepare(release, version)))
    }
    return release
  }

  /** What is live now. @throws RenderError before the first shell is live */
  function findRelease(): RenderableRelease {
    try {
      return takeRelease()
    } catch (error) {
      const reason = `The live release could not be read: ${describe(error)}`
      failures.logUnreadable(reason)
      throw new RenderError(reason)
    }
  }

  async function renderNow(request: PageRequest & { isLayout?: boolean }): Promise<RenderedPage> {
    const { url, owner, language, isLayout = false } = request
    const release = findRelease()
    const { shell: shellVersion = release.shellVersion } = request
    const threads = threadsOf.get(shellVersion)
    const version = nameOwner(owner, shellVersion)
    const isObsolete = () =>
      [version, nameOwner(null, shellVersion)].some((name) => threads?.suspension.isSuspended(name))
    const isRenderable = !owner || hasServerBuild(folder, owner.name, owner.entry.metadata.version)
    if (!threads?.current || !isRenderable || isObsolete()) {
      throw new RenderError(`${version} is not rendered now`)
    }
    const startedAt = performance.now()
    const count = (outcome: RenderOutcome) =>
      metrics.countRendering(version, outcome, (performance.now() - startedAt) / 1000)
    try {
      const { current } = threads
      const page = await withSpan(`render ${version}`, 'internal', () => {
        const job = { url, owner, language, version, isLayout, headers: outgoingHeaders() }
        return current.render(job, isObsolete)
      })
      threads.suspension.recordSuccess(version)
      count('rendered')
      return page
    } catch (error) {
      count('failed')
      const failure = error instanceof RenderError ? error.failure : undefined
      if (failure) {
        const kind = failure.dataFailed ? 'data' : 'code'
        recordFailure(shellVersion, failure.version, kind, failure.reason, url)
      }
      throw error
    }
  }

  return {
    render: renderNow,
    renderLayout: (request) => renderNow({ ...request, owner: null, isLayout: true }),
    async warm() {
      watch ??= setInterval(() => {
        try {
          takeRelease()
        } catch {
          // The next page says it.
        }
      }, RELEASE_POLL_INTERVAL_MS).unref()
      try {
        findRelease()
        await prepared
      } catch {
        // It has been logged.
      }
    },
    close() {
      closed = true
      clearInterval(watch)
      for (const { current, next } of threadsOf.values()) {
        next?.close()
        current?.close()
      }
    },
  }
}
