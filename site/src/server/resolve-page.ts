import { existsSync } from 'node:fs'
import path from 'node:path'

import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import type { StandaloneRemote } from '@shop/contracts/standalone-remote.ts'
import { drawVisitorId } from '@shop/contracts/traffic.ts'

import { listPageFiles, PAGE_INDEX, parsePageIndex } from '../page-index.ts'
import type { RemoteAddresses } from '../remote-addresses.ts'
import { type LiveRelease, readLiveEntries, readShellVersion } from '../rendering/live-release.ts'
import type { LiveRemote } from '../rendering/render-worker-messages.ts'
import { derivedFile } from './derived-file.ts'
import { createPublishedRemotes } from './published-remotes.ts'
import { createReleaseViews, ELSEWHERE } from './release-views.ts'
import { createShellChoice } from './shell-choice.ts'
import { findStandaloneRemote } from './standalone-remote.ts'
import type { VisitorChoice } from './visitor-choice.ts'

export interface ResolvedPage {
  /** Relative to the release folder. */
  file: string
  /** Of a version that has no page of its own: what the page is made of, with the file. */
  made?: { entry: DiscoveryEntry; pattern: string }
  /** Of the page of a remote alone. */
  alone?: StandaloneRemote
  status: 200 | 404
  /** Whether search engines may index it. */
  indexable: boolean
  /** Who renders it: a remote, or the shell (null); undefined when only the browser can. */
  owner?: LiveRemote | null
  /** Version of the shell that it is rendered with. */
  shell?: string
  /** Whether other visitors may get another page. */
  isOwn: boolean
  /** The id that was drawn for a visitor who had none, and decided what they get. */
  drawnId?: string | undefined
}

interface Options {
  /** Whether a file may be read. */
  isRegularPath: (file: string) => boolean
  /** Where browsers load remotes from. */
  addresses?: RemoteAddresses
  /** Called with all files that are live whenever these are others. */
  onRelease?: (files: ReadonlySet<string>) => void
  /** Called when the remotes that are live cannot be read: their pages are left to the browser. */
  onUnreadable?: (error: unknown) => void
}

/**
 * Creates a function that finds the HTML for an address: the page of its path pattern in the version that the visitor
 * gets, the live shell's page of a remote alone, or the shell's page with status 404. Null for the address of a file.
 */
export function createPageResolver(
  folder: string,
  { isRegularPath, addresses, onRelease, onUnreadable }: Options,
): (pathname: string, choice: VisitorChoice) => ResolvedPage | null {
  const findPublished = createPublishedRemotes(folder, isRegularPath)

  function readEntries(): LiveRelease['entries'] {
    try {
      return readLiveEntries(folder, addresses)
    } catch (error) {
      onUnreadable?.(error)
      return {}
    }
  }

  function readLiveShell(page: string): string {
    try {
      return readShellVersion(folder, page)
    } catch {
      // The renderer says so; the pages of remotes may be there all the same.
      return ''
    }
  }

  const readRelease = derivedFile(path.join(folder, PAGE_INDEX), (text) => {
    const index = parsePageIndex(text)
    onRelease?.(new Set(listPageFiles(index)))
    const liveShell = readLiveShell(index.shell)
    return {
      standalone: path.posix.join('shell', liveShell, 'standalone.html'),
      views: createReleaseViews(readEntries(), Object.keys(index.pages), findPublished),
      chooseShell: createShellChoice(folder, index, liveShell, isRegularPath),
      hasShellTrial: index.trial !== undefined,
    }
  })

  /** The page of a remote alone; null without a live shell that has one. */
  function createAlone(alone: StandaloneRemote): ResolvedPage | null {
    if (!existsSync(path.join(folder, PAGE_INDEX))) return null
    const { standalone: file } = readRelease()
    if (!existsSync(path.join(folder, file))) return null
    return { file, alone, status: 200, indexable: false, isOwn: true }
  }

  return (pathname, { visitorId, ...choice }) => {
    const alone = findStandaloneRemote(folder, findPublished, pathname)
    if (alone) return createAlone(alone)
    const { views, chooseShell, hasShellTrial } = readRelease()
    const drawnId = visitorId || !(hasShellTrial || views.hasTrials) ? undefined : drawVisitorId()
    const visitor = { ...choice, visitorId: drawnId ?? visitorId }
    const { shell: file, pages, version: shell, isRendered } = chooseShell(visitor)
    const { find, isIncomplete } = views.view(visitor)
    // The router collapses leading slashes; here `//x` is an unknown address.
    const found = pathname.startsWith('//') ? undefined : find(pathname)
    const isTried = hasShellTrial || found?.isTried
    const base = { shell, drawnId: isTried ? drawnId : undefined }
    if (!found) {
      // An id may contain a dot; elsewhere it marks a missing file, which must not be answered with a page.
      if (/\.[a-z0-9]+$/i.test(pathname)) return null
      const page = { ...base, file, indexable: false, isOwn: true } as const
      // A tester's remote from elsewhere may have this page: only the browser can tell.
      if (isIncomplete && choice.overrides.size > 0) return { ...page, status: 200 }
      return isIncomplete || !isRendered
        ? { ...page, status: 404 }
        : { ...page, status: 404, owner: null }
    }
    const { pattern, remote, isStandard } = found
    if (!remote) return { ...base, file, status: 200, indexable: false, isOwn: true }
    const { file: generated, indexable = false } = pages[pattern] ?? {}
    const isOwn = isTried || choice.overrides.size > 0 || !indexable
    const page = { ...base, status: 200, indexable, isOwn } as const
    if (remote === ELSEWHERE) return { ...page, file: (isStandard && generated) || file }
    const rendered = isRendered ? { ...page, owner: remote } : page
    if (isStandard && generated) return { ...rendered, file: generated }
    return { ...rendered, file, made: { entry: remote.entry, pattern } }
  }
}
