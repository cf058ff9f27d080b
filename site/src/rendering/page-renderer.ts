import path from 'node:path'

import type { RuntimeConfig } from '@shop/contracts/runtime-config.ts'

import { PAGE_INDEX } from '../page-index.ts'
import { derivedFile } from '../server/derived-file.ts'
import { hasServerBuild, readLiveRelease } from './live-release.ts'
import { createRenderPool, RenderError, type RenderLimits, type RenderPool } from './render-pool.ts'
import type { RenderedPage } from './render-worker-messages.ts'
import { Suspension } from './suspension.ts'

const DEFAULT_LIMITS: RenderLimits = { workers: 1, timeoutMs: 5_000, memoryMb: 512 }

export interface PageRequest {
  /** Path and query. */
  url: string
  /** The path pattern that it matches. */
  pattern: string
  language: 'en' | 'ar'
}

export interface PageRenderer {
  /** @throws RenderError when the page cannot be rendered; it has been logged */
  render: (request: PageRequest) => Promise<RenderedPage>
  close: () => void
}

interface Options {
  limits?: Partial<RenderLimits>
  /** Called with each failure: the version (`name@version`) whose page it was, and the reason. */
  onFailure: (version: string, reason: string) => void
}

/** Renders pages of the live release. Workers are replaced when another release goes live. */
export function createPageRenderer(
  folder: string,
  config: RuntimeConfig,
  { limits = {}, onFailure }: Options,
): PageRenderer {
  const suspension = new Suspension()
  const origins = [config.apiUrl, config.searchUrl, config.bestSellersUrl].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  let pool: RenderPool | undefined

  const readRelease = derivedFile(path.join(folder, PAGE_INDEX), () => {
    const release = readLiveRelease(folder)
    pool?.close()
    pool = createRenderPool(
      { folder, shellVersion: release.shellVersion, config, origins },
      { ...DEFAULT_LIMITS, ...limits },
    )
    const versions = [
      ['shell', release.shellVersion] as const,
      ...release.remotes.map(({ name, entry }) => [name, entry.metadata.version] as const),
    ]
    const renderable = new Set(
      versions
        .filter(([name, version]) => hasServerBuild(folder, name, version))
        .map((version) => version.join('@')),
    )
    return { ...release, pool, renderable }
  })

  return {
    async render({ url, pattern, language }) {
      const { remotes, shellVersion, pool, renderable } = readRelease()
      const owner = remotes.find(({ entry }) => entry.extras.paths.includes(pattern))
      const shell = `shell@${shellVersion}`
      const version = owner ? `${owner.name}@${owner.entry.metadata.version}` : shell
      const rendered = renderable.has(version) && renderable.has(shell)
      if (!rendered || suspension.isSuspended(version)) {
        throw new RenderError(`${version} is not rendered now`)
      }
      try {
        const page = await pool.render({ url, language, remotes })
        suspension.recordSuccess(version)
        return page
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        suspension.recordFailure(version)
        onFailure(version, `${url}: ${reason}`)
        throw error
      }
    },
    close: () => pool?.close(),
  }
}
