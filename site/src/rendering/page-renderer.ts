import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

import { PAGE_INDEX } from '../page-index.ts'
import { derivedFile } from '../server/derived-file.ts'
import { createFailureLog } from './failure-log.ts'
import {
  hasServerBuild,
  type LiveRelease,
  nameOwner,
  readLiveRelease,
  toRemotes,
} from './live-release.ts'
import { createRenderPool, type RenderPool } from './render-pool.ts'
import { RenderError, type RenderLimits } from './render-thread.ts'
import type { LiveRemote, RenderedPage } from './render-worker-messages.ts'
import { type FailureKind, Suspension } from './suspension.ts'

/** Within which the site renders pages. */
export const DEFAULT_RENDER_LIMITS: RenderLimits = {
  // A page that hangs holds one of them only.
  workers: 2,
  timeoutMs: 5_000,
  dataTimeoutMs: 4_000,
  warmTimeoutMs: 10_000,
  memoryMb: 512,
}

/** A release is noticed within that time without a visitor, so that its threads are prepared before the first. */
const RELEASE_POLL_INTERVAL_MS = 1_000

/** The server starts and a release goes live without waiting longer for the threads. */
const WARM_BUDGET_MS = 10_000

export interface PageRequest {
  /** Path and query. */
  url: string
  /** Whose page it is; null for the shell's. */
  owner: LiveRemote | null
  language: 'en' | 'ar'
}

export interface PageRenderer {
  /** @throws RenderError when the page cannot be rendered; it has been logged */
  render: (request: PageRequest) => Promise<RenderedPage>
  /**
   * The shell around the place of a page that is late; null when the live shell cannot render that.
   * @throws RenderError
   */
  renderLayout: (request: Pick<PageRequest, 'url' | 'language'>) => Promise<RenderedPage | null>
  /** Loads what is live and watches for releases, so that the first visitor waits for neither. Never rejects. */
  warm: () => Promise<void>
  close: () => void
}

interface Release extends LiveRelease {
  /** Whether the shell has a build for the server. */
  shell: boolean
  /** Versions of remotes that have one. */
  renderable: LiveRemote[]
}

interface Options {
  limits?: Partial<RenderLimits> | undefined
  /** Receives a line per failure, with the version (`name@version`) whose it is. */
  log: (line: string) => void
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Ends with a promise that never rejects, or after `WARM_BUDGET_MS`. */
async function atMost(done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, WARM_BUDGET_MS)))
  await Promise.race([done, late])
  clearTimeout(timer)
}

/**
 * Renders pages of the live release. When another shell goes live, its threads are prepared first; when another version
 * of a remote does, the present threads render it until theirs are ready.
 */
export function createPageRenderer(
  folder: string,
  config: RuntimeConfig,
  { limits: changedLimits, log }: Options,
): PageRenderer {
  const suspension = new Suspension()
  const logOnce = createFailureLog(log)
  const limits = { ...DEFAULT_RENDER_LIMITS, ...changedLimits }
  const { dataTimeoutMs } = limits
  const origins = [config.apiUrl, config.searchUrl, config.bestSellersUrl].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  let current: { pool: RenderPool; shellVersion: string } | undefined
  let next: RenderPool | undefined
  let latest: Release | undefined
  let prepared: Promise<void> = Promise.resolve()
  let closed = false
  let watch: NodeJS.Timeout | undefined

  const readRelease = derivedFile(path.join(folder, PAGE_INDEX), (): Release => {
    const release = readLiveRelease(folder)
    return {
      ...release,
      shell: hasServerBuild(folder, 'shell', release.shellVersion),
      renderable: toRemotes(release.entries).filter(({ name, entry }) =>
        hasServerBuild(folder, name, entry.metadata.version),
      ),
    }
  })

  function recordFailure(version: string, kind: FailureKind, reason: string, url?: string): void {
    const pauseMs = suspension.recordFailure(version, kind)
    const [summary = ''] = reason.split('\n', 1)
    // Each page fails in its own words while the data cannot be fetched.
    const subject = kind === 'data' ? `${version} data` : `${version} ${summary}`
    const where = url === undefined ? '' : ` at ${url}`
    logOnce(subject, `${version} could not be rendered${where}: ${reason}`)
    if (pauseMs) {
      const seconds = pauseMs / 1000
      logOnce(`${version} pause`, `${version} is left to the browser for ${seconds} s at a time`)
    }
  }

  /** Prepares threads for a release, and lets them take over. */
  async function prepare({ shellVersion, renderable }: Release): Promise<void> {
    const release = latest
    next?.close()
    const pool = createRenderPool(
      { folder, shellVersion, config, origins, dataTimeoutMs },
      limits,
      {
        onCrash: (version, reason) => recordFailure(version, 'crash', reason),
        onComplaint: (version, text) =>
          logOnce(`${version} ${text}`, `${version} complains: ${text}`),
      },
    )
    next = pool
    await atMost(pool.warm(renderable))
    if (closed || release !== latest) return pool.close()
    current?.pool.retire()
    current = { pool, shellVersion }
    next = undefined
  }

  /** Prepares threads when another release is live. @returns what is live. @throws when it cannot be read */
  function takeRelease(): Release {
    const release = readRelease()
    if (release !== latest && !closed) {
      latest = release
      if (release.shell) prepared = prepare(release)
    }
    return release
  }

  /** What is live now. @throws RenderError before the first shell is live */
  function findRelease(): Release {
    try {
      return takeRelease()
    } catch (error) {
      const reason = `The live release could not be read: ${describe(error)}`
      logOnce('release', reason)
      throw new RenderError(reason)
    }
  }

  async function renderNow(request: PageRequest & { isLayout?: boolean }): Promise<RenderedPage> {
    const { url, owner } = request
    const { shellVersion, shell } = findRelease()
    const version = nameOwner(owner, shellVersion)
    const isObsolete = () =>
      suspension.isSuspended(version) || suspension.isSuspended(nameOwner(null, shellVersion))
    const isRenderable =
      shell && (!owner || hasServerBuild(folder, owner.name, owner.entry.metadata.version))
    if (!isRenderable || isObsolete() || current?.shellVersion !== shellVersion) {
      throw new RenderError(`${version} is not rendered now`)
    }
    try {
      const page = await current.pool.render({ ...request, version }, isObsolete)
      suspension.recordSuccess(version)
      return page
    } catch (error) {
      const failure = error instanceof RenderError ? error.failure : undefined
      if (failure) {
        const kind = failure.dataFailed ? 'data' : 'code'
        recordFailure(failure.version, kind, failure.reason, url)
      }
      throw error
    }
  }

  return {
    render: renderNow,
    renderLayout: ({ url, language }) => renderNow({ url, language, owner: null, isLayout: true }),
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
      next?.close()
      current?.pool.close()
    },
  }
}
