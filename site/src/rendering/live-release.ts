import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { type DiscoveryEntry, discoverySchema } from '@shop/contracts/discovery.ts'
import { SERVER_BUILD } from '@shop/release-format/version-files.js'

import { defaultEntry } from '../default-entry.ts'
import { readPageIndex } from '../page-index.ts'
import { type RemoteAddresses, STAY } from '../remote-addresses.ts'
import type { LiveRemote } from './render-worker-messages.ts'
import { toVersionName } from './version-name.js'

/** What is live. */
export interface LiveRelease {
  shellVersion: string
  /** The version of the shell that a share of the visitors gets instead, if there is one. */
  trialShellVersion?: string | undefined
  /** The versions of each remote, more than one during a trial; by name. */
  entries: Record<string, DiscoveryEntry[]>
}

/** Whether pages of a version can be rendered on the server. */
export const hasServerBuild = (folder: string, name: string, version: string) =>
  existsSync(path.join(folder, name, version, SERVER_BUILD))

/** All versions that some visitors get. */
export const toRemotes = (entries: LiveRelease['entries']): LiveRemote[] =>
  Object.entries(entries).flatMap(([name, versions]) => versions.map((entry) => ({ name, entry })))

/** The version of each remote that visitors get who are in no trial. */
export const toStandardRemotes = (entries: LiveRelease['entries']): LiveRemote[] =>
  Object.entries(entries).flatMap(([name, versions]) => {
    const entry = defaultEntry(versions)
    return entry ? [{ name, entry }] : []
  })

/** How the version is called that a page belongs to; that of the shell without an owner. */
export const nameOwner = (owner: LiveRemote | null, shellVersion: string): string =>
  owner
    ? toVersionName(owner.name, owner.entry.metadata.version)
    : toVersionName('shell', shellVersion)

const shellFolder = /data-folder="\/shell\/([^/"]+)\//

const readText = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** The version of a shell, by its generated page; empty when that does not name it. @throws when it cannot be read */
export const readShellVersion = (folder: string, page: string): string =>
  shellFolder.exec(readText(folder, page))?.[1] ?? ''

/** Reads the live versions of each remote in a release folder. @throws when they cannot be read */
export function readLiveEntries(
  folder: string,
  { moveEntry }: Pick<RemoteAddresses, 'moveEntry'> = STAY,
): LiveRelease['entries'] {
  const discovery = discoverySchema.parse(JSON.parse(readText(folder, 'discovery.json')))
  const moved = Object.entries(discovery.microFrontends).map(
    ([name, entries]) => [name, entries.map(moveEntry)] as const,
  )
  return Object.fromEntries(moved)
}

/** Reads which versions are live in a release folder. @throws before the first shell is live */
export function readLiveRelease(folder: string, addresses?: RemoteAddresses): LiveRelease {
  const { shell, trial } = readPageIndex(folder)
  const shellVersion = readShellVersion(folder, shell)
  if (shellVersion === '') throw new Error("The shell's page does not name its folder")
  return {
    shellVersion,
    trialShellVersion: trial?.version,
    entries: readLiveEntries(folder, addresses),
  }
}
