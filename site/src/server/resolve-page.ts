import { existsSync } from 'node:fs'
import path from 'node:path'

import type { StandaloneRemote } from '@shop/contracts/browser/standalone-remote.ts'
import { drawVisitorId } from '@shop/contracts/browser/traffic.ts'
import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import { PAGE_INDEX } from '@shop/release-format/page-index.ts'

import type { LiveRelease, ReleaseReader } from '../live/live-release.ts'
import type { LiveRemote } from '../rendering/render-worker-messages.ts'
import { type DeclaredOrigins, uniteOrigins } from './content-security-policy.ts'
import { findParameters } from './page-query.ts'
import { createPublishedRemotes } from './published-remotes.ts'
import { createReleaseViews, ELSEWHERE } from './release-views.ts'
import { createShellChoice } from './shell-choice.ts'
import { findStandaloneRemote } from './standalone-remote.ts'
import type { VisitorChoice } from './visitor-choice.ts'

interface PageFile {
  /** Relative to the release folder. */
  file: string
  /** What the versions declare that its visitor gets. */
  origins: DeclaredOrigins
}

interface ShellAround extends PageFile {
  shell: string
  /** The id for a visitor who had none, by which versions were chosen. */
  newVisitorId: string | undefined
}

interface PageOfPattern extends ShellAround {
  indexable: boolean
  /** Whether its pattern stands for no other address. */
  isSingle: boolean
  /** Whether caches may send it to other visitors. */
  isShared: boolean
}

interface KnownPage extends PageOfPattern {
  kind: 'page'
  /** The remote that renders it, or null for the shell. */
  owner: LiveRemote | null
  /** For a version without generated pages: what the page is created from, with `file`. */
  ungenerated?: { entry: DiscoveryEntry; pattern: string }
  /** The remotes that have boxes for its slots. */
  fillers: readonly LiveRemote[]
  /** False leaves it to the browser. */
  isRendered: boolean
  hasMarkdown: boolean
  /** Names of the query parameters that it reads; undefined when its version does not declare them. */
  parameters: readonly string[] | undefined
}

/** A page that only the browser can load, or can tell whether there is. */
interface PageElsewhere extends PageOfPattern {
  kind: 'elsewhere'
}

/** An unknown address, for which the shell says that there is no page. */
interface MissingPage extends ShellAround {
  kind: 'notFound'
  fillers: readonly LiveRemote[]
  isRendered: boolean
}

interface StandalonePage extends PageFile {
  kind: 'standalone'
  remote: StandaloneRemote
}

export type ResolvedPage = KnownPage | PageElsewhere | MissingPage | StandalonePage

/** What the server renders for a page; null when that is left to the browser. */
export function toRendering(
  page: ResolvedPage,
): Pick<KnownPage, 'owner' | 'shell' | 'fillers'> | null {
  if (page.kind === 'standalone' || page.kind === 'elsewhere' || !page.isRendered) return null
  const { shell, fillers } = page
  return { owner: page.kind === 'page' ? page.owner : null, shell, fillers }
}

/**
 * Creates a function that finds the HTML for an address: the page of its path pattern in the version that the visitor
 * gets, the live shell's page of a remote alone, or the shell's page that says there is none. Null for the address of a file.
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

  /** Returns null without a live shell that has such a page. */
  function createStandalone(remote: StandaloneRemote): StandalonePage | null {
    if (!existsSync(path.join(folder, PAGE_INDEX))) return null
    const file = path.posix.join('shell', release.read().shellVersion, 'standalone.html')
    if (!existsSync(path.join(folder, file))) return null
    const [, version = ''] = remote.base.slice(1).split('/')
    const { entry } = findPublished(remote.name, version) ?? {}
    return { kind: 'standalone', file, remote, origins: uniteOrigins(entry ? [entry] : []) }
  }

  return (pathname, { visitorId, ...choice }) => {
    const standalone = findStandaloneRemote(folder, findPublished, pathname)
    if (standalone) return createStandalone(standalone)
    const { views, chooseShell, hasShellCanary } = readChooser()
    const hasCanary = hasShellCanary || views.hasCanary
    const drawnId = visitorId || !hasCanary ? undefined : drawVisitorId()
    const visitor = { ...choice, visitorId: drawnId ?? visitorId }
    const { shell: file, pages, version: shell, isRendered } = chooseShell(visitor)
    const { find, findFillers, isIncomplete, origins } = views.view(visitor)
    // The router collapses leading slashes; here `//x` is an unknown address.
    const found = pathname.startsWith('//') ? undefined : find(pathname)
    // What slots the shell's own pages have is not known here.
    const { entry: owner } = found?.remote && found.remote !== ELSEWHERE ? found.remote : {}
    const fillers = findFillers(owner && (owner.extras.slots?.[found?.pattern ?? ''] ?? []))
    const hasCanaryBox =
      owner !== undefined && fillers.some(({ name }) => views.canaryNames.has(name))
    const isCanaryPage =
      hasShellCanary || views.hasCanaryOrigins || hasCanaryBox || (found?.hasCanary ?? false)
    const around = { file, origins, shell, newVisitorId: isCanaryPage ? drawnId : undefined }
    const unshared = { indexable: false, isSingle: false, isShared: false }
    if (!found) {
      // An id may contain a dot; elsewhere it marks a missing file, which must not become a page.
      if (/\.[a-z0-9]+$/i.test(pathname)) return null
      // A tester's remote from elsewhere may have this page: only the browser can tell.
      return isIncomplete
        ? { kind: 'elsewhere', ...around, ...unshared }
        : { kind: 'notFound', ...around, fillers, isRendered }
    }
    const { pattern, remote, isDefault } = found
    if (!remote) {
      const shellPage = {
        ...around,
        ...unshared,
        owner: null,
        fillers,
        isRendered,
        hasMarkdown: false,
      }
      return { kind: 'page', ...shellPage, parameters: [] }
    }
    const { file: generated, indexable = false } = pages[pattern] ?? {}
    const isGenerated = isDefault && generated !== undefined
    const page = {
      ...around,
      file: isGenerated ? generated : file,
      indexable,
      isSingle: !/[:*]/.test(pattern),
      isShared: indexable && !isCanaryPage && choice.overrides.size === 0,
    }
    if (remote === ELSEWHERE) return { kind: 'elsewhere', ...page }
    const { entry } = remote
    return {
      kind: 'page',
      ...page,
      owner: remote,
      fillers,
      isRendered,
      hasMarkdown: isRendered && (entry.extras.markdown?.includes(pattern) ?? false),
      parameters: isRendered ? findParameters(pattern, entry) : [],
      ...(!isGenerated && { ungenerated: { entry, pattern } }),
    }
  }
}
