import { isUrl } from '@shop/contracts/browser/overrides.ts'
import { chooseVersion } from '@shop/contracts/browser/traffic.ts'
import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import { LRUCache } from 'lru-cache'

import { type LiveRelease, toDefaultRemotes, toRemotes } from '../live/live-release.ts'
import { SHELL_PATTERNS } from '../path-patterns.ts'
import type { LiveRemote } from '../rendering/render-worker-messages.ts'
import { toVersionName } from '../rendering/version-name.js'
import { type DeclaredOrigins, uniteOrigins } from './content-security-policy.ts'
import { createPatternMatcher } from './pattern-matcher.ts'
import type { VisitorChoice } from './visitor-choice.ts'

/** Combinations of versions, also those that testers ask for. */
const MAX_VIEWS = 100

/** A remote that only the browser can load, such as one from a developer's machine. */
export const ELSEWHERE = 'elsewhere'

export interface Owner {
  pattern: string
  /** Null for a page of the shell. */
  remote: LiveRemote | typeof ELSEWHERE | null
  /** Whether it is the version that visitors get who get no canary. */
  isDefault: boolean
  hasCanary: boolean
}

/** The remotes that a visitor gets of a release. */
export interface ReleaseView {
  find: (pathname: string) => Owner | undefined
  /** The remotes that have boxes for some of these slots; for any without an argument. */
  findFillers: (slots?: readonly string[]) => LiveRemote[]
  /** Whether it has remotes whose pages nobody knows here. */
  isIncomplete: boolean
  /** Declared by all of its remotes: the visitor reaches the pages of each without another document. */
  origins: DeclaredOrigins
}

export interface ReleaseViews {
  hasCanary: boolean
  /** Names of the remotes that have one. */
  canaryNames: ReadonlySet<string>
  /** Whether pages of all remotes differ by the visitor, since canaries declare other origins than the versions beside them. */
  hasCanaryOrigins: boolean
  /** @param choice with a visitor's id while there are canaries */
  view: (choice: VisitorChoice) => ReleaseView
}

type Changes = ReadonlyMap<string, LiveRemote | typeof ELSEWHERE>

const pick = (changes: Changes, names: readonly string[]): Changes =>
  new Map([...changes].filter(([name]) => names.includes(name)))

/**
 * Creates the views of a release, by the rules that the shell follows in the browser.
 * @param patterns of the pages that were generated for it
 * @param findPublished reads a version that may not be live
 */
export function createReleaseViews(
  entries: LiveRelease['entries'],
  patterns: readonly string[],
  findPublished: (name: string, version: string) => LiveRemote | undefined,
): ReleaseViews {
  const defaults = new Map(toDefaultRemotes(entries).map((remote) => [remote.name, remote]))
  const live = new Map(Object.entries(entries))
  const canaries = [...live].filter(([, versions]) => versions.length > 1)
  const declares = (entry: DiscoveryEntry) => JSON.stringify(uniteOrigins([entry]))
  const hasCanaryOrigins = canaries.some(([, versions]) => new Set(versions.map(declares)).size > 1)
  const canaryNames = new Set(canaries.map(([name]) => name))
  const owned = new Set(toRemotes(entries).flatMap(({ entry }) => entry.extras.paths))
  // When the remotes of a release cannot be read, its pages are there all the same.
  const orphans = patterns.filter((pattern) => !owned.has(pattern))
  const views = new LRUCache<string, ReleaseView>({ max: MAX_VIEWS })
  const defaultView = createView(new Map())

  /** @param asked names of the remotes that a tester asks for: paths that have moved are theirs */
  function createView(changes: Changes, asked: readonly string[] = []): ReleaseView {
    const owners = new Map<string, Owner>()
    const entries: DiscoveryEntry[] = []
    const fillers: LiveRemote[] = []
    for (const [name, remote] of new Map([...pick(changes, asked), ...defaults, ...changes])) {
      const isDefault = remote !== ELSEWHERE && !changes.has(name)
      const known = remote === ELSEWHERE ? defaults.get(name) : remote
      if (known) entries.push(known.entry)
      if (remote !== ELSEWHERE && remote.entry.extras.extensions?.length) fillers.push(remote)
      for (const pattern of known?.entry.extras.paths ?? []) {
        // The router takes the first, too, where a rollback has left two owners.
        if (owners.has(pattern)) continue
        owners.set(pattern, { pattern, remote, isDefault, hasCanary: canaryNames.has(name) })
      }
    }
    for (const pattern of orphans) {
      owners.set(pattern, { pattern, remote: ELSEWHERE, isDefault: true, hasCanary: false })
    }
    for (const pattern of SHELL_PATTERNS) {
      owners.set(pattern, { pattern, remote: null, isDefault: true, hasCanary: false })
    }
    const match = createPatternMatcher([...owners.keys()])
    return {
      find: (pathname) => owners.get(match(pathname) ?? ''),
      findFillers: (slots) =>
        fillers.filter(({ entry }) =>
          entry.extras.extensions?.some(
            (extension) => !slots || extension.slots.some((slot) => slots.includes(slot)),
          ),
        ),
      isIncomplete: [...changes.values()].includes(ELSEWHERE),
      origins: uniteOrigins(entries),
    }
  }

  function findChanges(choice: VisitorChoice): Changes {
    const changes = new Map<string, LiveRemote | typeof ELSEWHERE>()
    for (const [name, versions] of canaries) {
      const entry = chooseVersion(versions, name, choice.kept.get(name), () => choice.visitorId)
      if (entry) changes.set(name, { name, entry })
    }
    for (const [name, release] of choice.overrides) {
      const entry = live.get(name)?.find(({ metadata }) => metadata.version === release)
      const remote = entry ? { name, entry } : findPublished(name, release)
      if (isUrl(release)) changes.set(name, ELSEWHERE)
      else if (remote) changes.set(name, remote)
    }
    for (const [name, remote] of changes) {
      if (remote !== ELSEWHERE && remote.entry === defaults.get(name)?.entry) changes.delete(name)
    }
    return changes
  }

  function view(choice: VisitorChoice): ReleaseView {
    if (canaries.length === 0 && choice.overrides.size === 0) return defaultView
    const changes = findChanges(choice)
    if (changes.size === 0) return defaultView
    const asked = [...choice.overrides.keys()].filter((name) => changes.has(name))
    const key = [...changes]
      .map(([name, remote]) =>
        toVersionName(name, remote === ELSEWHERE ? '' : remote.entry.metadata.version),
      )
      .toSorted()
      .concat('first:', asked)
      .join()
    const found = views.get(key) ?? createView(changes, asked)
    views.set(key, found)
    return found
  }

  return { hasCanary: canaries.length > 0, canaryNames, hasCanaryOrigins, view }
}
