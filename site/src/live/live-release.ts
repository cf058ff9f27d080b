import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { type DiscoveryEntry, discoverySchema } from '@shop/contracts/wire/discovery.ts'
import {
  PAGE_INDEX,
  type PageIndex,
  parsePageIndex,
  readPageIndex,
} from '@shop/release-format/page-index.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'

import { type RemoteAddresses, STAY } from '../remote-addresses.ts'
import type { LiveRemote } from '../rendering/render-worker-messages.ts'
import { toVersionName } from '../rendering/version-name.js'
import { derivedFile } from './derived-file.ts'

/** A release is noticed without a visitor, so that its threads are prepared before the first comes. */
const POLL_INTERVAL_MS = 1_000

/** The live versions and their generated files. */
export interface LiveRelease {
  index: PageIndex
  /** Empty when it cannot be read. */
  shellVersion: string
  /** The versions of each remote, more than one during a canary; by name. */
  entries: Record<string, DiscoveryEntry[]>
}

/** Whether pages of a version can be rendered on the server. */
export const hasServerBuild = (folder: string, name: string, version: string) =>
  existsSync(path.join(folder, name, version, SERVER_BUILD))

/** The version of a remote for visitors who get no canary. */
export const defaultEntry = (entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined =>
  entries.find(({ deployment }) => deployment?.default) ?? entries[0]

/** All versions that some visitors get. */
export const toRemotes = (entries: LiveRelease['entries']): LiveRemote[] =>
  Object.entries(entries).flatMap(([name, versions]) => versions.map((entry) => ({ name, entry })))

/** The version of each remote for visitors who get no canary. */
export const toDefaultRemotes = (entries: LiveRelease['entries']): LiveRemote[] =>
  Object.entries(entries).flatMap(([name, versions]) => {
    const entry = defaultEntry(versions)
    return entry ? [{ name, entry }] : []
  })

/** The name of the version that a page belongs to, as `name@version`; that of the shell without an owner. */
export const nameOwner = (owner: LiveRemote | null, shellVersion: string): string =>
  owner
    ? toVersionName(owner.name, owner.entry.metadata.version)
    : toVersionName('shell', shellVersion)

const shellFolder = /data-folder="\/shell\/([^/"]+)\//

const readText = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

function readEntries(folder: string, { moveEntry }: RemoteAddresses): LiveRelease['entries'] {
  const discovery = discoverySchema.parse(JSON.parse(readText(folder, 'discovery.json')))
  const moved = Object.entries(discovery.microFrontends).map(
    ([name, entries]) => [name, entries.map(moveEntry)] as const,
  )
  return Object.fromEntries(moved)
}

/** The version of a shell, by its generated page. @throws when that cannot be read, or does not name its folder */
export function readShellVersion(folder: string, page: string): string {
  const version = shellFolder.exec(readText(folder, page))?.[1]
  if (!version) throw new Error("The shell's page does not name its folder")
  return version
}

/** Reads what is live in a folder. @throws before the first shell is live, and when a file cannot be read */
export function readLiveRelease(folder: string): LiveRelease {
  const index = readPageIndex(folder)
  const shellVersion = readShellVersion(folder, index.shell)
  return { index, shellVersion, entries: readEntries(folder, STAY) }
}

export interface ReleaseReader {
  /** @throws before the first shell is live. What else cannot be read is missing in the release, and reported */
  read: () => LiveRelease
  /** Calls `listener` with each other release, when it is first read. */
  onChange: (listener: (release: LiveRelease) => void) => void
  /** Reads regularly until `close`, whether anybody asks or not. */
  watch: () => void
  close: () => void
}

interface Options {
  addresses: RemoteAddresses
  onRead: () => void
  /** Called when the shell's version or the remotes of a release cannot be read: their pages are left to the browser. */
  onUnreadable: (error: unknown) => void
}

/** Creates the reader of a release folder, which looks for another release whenever it is asked. */
export function createReleaseReader(
  folder: string,
  { addresses, onRead, onUnreadable }: Options,
): ReleaseReader {
  const listeners: ((release: LiveRelease) => void)[] = []
  let latest: LiveRelease | undefined
  let timer: NodeJS.Timeout | undefined

  function readOr<Value>(fallback: Value, readValue: () => Value): Value {
    try {
      return readValue()
    } catch (error) {
      onUnreadable(error)
      return fallback
    }
  }

  const readFolder = derivedFile(path.join(folder, PAGE_INDEX), (text): LiveRelease => {
    const index = parsePageIndex(text)
    return {
      index,
      shellVersion: readOr('', () => readShellVersion(folder, index.shell)),
      entries: readOr({}, () => readEntries(folder, addresses)),
    }
  })

  function read(): LiveRelease {
    const release = readFolder()
    onRead()
    if (release !== latest) {
      latest = release
      for (const listener of listeners) listener(release)
    }
    return release
  }

  return {
    read,
    onChange: (listener) => void listeners.push(listener),
    watch() {
      timer ??= setInterval(() => {
        try {
          read()
        } catch {
          // The next page's response says so.
        }
      }, POLL_INTERVAL_MS).unref()
    },
    close: () => clearInterval(timer),
  }
}
