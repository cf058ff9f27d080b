import { existsSync } from 'node:fs'
import path from 'node:path'

import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import type { StandaloneRemote } from '@shop/contracts/standalone-remote.ts'
import { drawVisitorId } from '@shop/contracts/traffic.ts'

import type { LiveRelease, ReleaseReader } from '../live/live-release.ts'
import { PAGE_INDEX } from '../page-index.ts'
import type { LiveRemote } from '../rendering/render-worker-messages.ts'
import { findParameters } from './page-query.ts'
import { createPublishedRemotes } from './published-remotes.ts'
import { createReleaseViews, ELSEWHERE } from './release-views.ts'
import { createShellChoice } from './shell-choice.ts'
import { findStandaloneRemote } from './standalone-remote.ts'
import type { VisitorChoice } from './visitor-choice.ts'

export interface ResolvedPage {
  /** Relative to the release folder. */
  file: string
  /** Source of the page of a version without generated pages, beside `file`. */
  ungenerated?: { entry: DiscoveryEntry; pattern: string }
  standalone?: StandaloneRemote
  status: 200 | 404
  /** Whether search engines may index it. */
  indexable: boolean
  /** The remote that renders it, or null for the shell; undefined when only the browser can. */
  owner?: LiveRemote | null
  /** Version of the shell that it is rendered with. */
  shell?: string
  /** Names of the query parameters that it reads; undefined when its version does not declare them. */
  parameters?: readonly string[] | undefined
  /** Whether its pattern stands for no other address. */
  isSingle?: boolean
  /** Whether caches may send it to other visitors. */
  isShared: boolean
  /** The id for a visitor who had none, by which versions were chosen. */
  newVisitorId?: string | undefined
}

/**
 * Creates a function that finds the HTML for an address: the page of its path pattern in the version that the visitor
 * gets, the live shell's page of a remote alone, or the shell's page with status 404. Null for the address of a file.
 */
export function createPageResolver(
  folder: string,
  release: ReleaseReader,
  isReadable: (file: string) => boolean,
): (pathname: string, choice: VisitorChoice) => ResolvedPage | null {
  const findPublished = createPublishedRemotes(folder, isReadable)
  const choosers = new WeakMap<LiveRelease, ReturnType<typeof createChooser>>()

  function createChooser({ index, shellVersion, entries }: LiveRelease) {
    return {
      views: createReleaseViews(entries, Object.keys(index.pages), findPublished),
      chooseShell: createShellChoice(folder, index, shellVersion, isReadable),
      hasShellCanary: index.canary !== undefined,
    }
  }

  function readChooser() {
    const live = release.read()
    const chooser = choosers.get(live) ?? createChooser(live)
    choosers.set(live, chooser)
    return chooser
  }

  /** The page of a remote alone; null without a live shell that has one. */
  function createStandalone(standalone: StandaloneRemote): ResolvedPage | null {
    if (!existsSync(path.join(folder, PAGE_INDEX))) return null
    const file = path.posix.join('shell', release.read().shellVersion, 'standalone.html')
    if (!existsSync(path.join(folder, file))) return null
    return {
      file,
      standalone,
      status: 200,
      indexable: false,
      isShared: false,
      parameters: [],
    }
  }

  return (pathname, { visitorId, ...choice }) => {
    const standalone = findStandaloneRemote(folder, findPublished, pathname)
    if (standalone) return createStandalone(standalone)
    const { views, chooseShell, hasShellCanary } = readChooser()
    const hasCanary = hasShellCanary || views.hasCanary
    const drawnId = visitorId || !hasCanary ? undefined : drawVisitorId()
    const visitor = { ...choice, visitorId: drawnId ?? visitorId }
    const { shell: file, pages, version: shell, isRendered } = chooseShell(visitor)
    const { find, isIncomplete } = views.view(visitor)
    // The router collapses leading slashes; here `//x` is an unknown address.
    const found = pathname.startsWith('//') ? undefined : find(pathname)
    const isCanaryPage = hasShellCanary || (found?.hasCanary ?? false)
    const base = {
      shell,
      newVisitorId: isCanaryPage ? drawnId : undefined,
      parameters: [],
    }
    if (!found) {
      // An id may contain a dot; elsewhere it marks a missing file, which must not become a page.
      if (/\.[a-z0-9]+$/i.test(pathname)) return null
      const page = { ...base, file, indexable: false, isShared: false } as const
      // A tester's remote from elsewhere may have this page: only the browser can tell.
      if (isIncomplete && choice.overrides.size > 0) return { ...page, status: 200 }
      return isIncomplete || !isRendered
        ? { ...page, status: 404 }
        : { ...page, status: 404, owner: null }
    }
    const { pattern, remote, isDefault } = found
    if (!remote) {
      const page = { ...base, file, status: 200, indexable: false, isShared: false } as const
      return isRendered ? { ...page, owner: null } : page
    }
    const { file: generated, indexable = false } = pages[pattern] ?? {}
    const isShared = indexable && !isCanaryPage && choice.overrides.size === 0
    const isSingle = !/[:*]/.test(pattern)
    const page = { ...base, status: 200, indexable, isShared, isSingle } as const
    if (remote === ELSEWHERE) return { ...page, file: (isDefault && generated) || file }
    const parameters = findParameters(pattern, remote.entry)
    const rendered = isRendered ? { ...page, parameters, owner: remote } : page
    if (isDefault && generated) return { ...rendered, file: generated }
    return { ...rendered, file, ungenerated: { entry: remote.entry, pattern } }
  }
}
