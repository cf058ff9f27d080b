import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'

import type { SiteFiles } from './site-files.ts'
import type { VersionFiles } from './version-files.ts'

export interface PublishedVersion {
  version: string
  /** Milliseconds since 1970. */
  publishedAt: number
}

/** The release state as text, with the revision it was read at. */
export interface StoredState {
  /** Null before the first release. */
  text: string | null
  revision: string
  /** Whether the site is what it says: not when a process was killed in between. */
  isServed: boolean
}

/** The files of the site whose names stay while their content changes: texts by path, what refers to others last. */
export type SiteTexts = Readonly<Record<string, string>>

/** How many states are kept. */
export const MAX_REVISIONS = 50

/** The file that says who may release which front end: beside the release state, or in the root of a repository. */
export const OWNERS_FILE = 'release-owners.json'

/** Another process changed the release state after it was read. */
export class ConflictError extends ReleaseError {
  constructor() {
    super('Another release went live in the meantime; nothing was changed. Run the command again.')
  }
}

export interface VersionStore {
  has(name: string, version: string): Promise<boolean>
  /** Stores the files of `folder` as a version. @throws when the version exists */
  put(name: string, version: string, folder: string): Promise<void>
  /** The front ends that it has versions of, sorted; those of other repositories too. */
  listFrontEnds(): Promise<FrontEnd[]>
  /** The published versions of a front end, latest first. */
  list(name: string): Promise<PublishedVersion[]>
  remove(name: string, version: string): Promise<void>
  /** Adds the mark of a version that is being removed, or takes it away. */
  markForRemoval(name: string, version: string, marked: boolean): Promise<void>
  files(name: string, version: string): VersionFiles
  /** Removes what killed processes have left half-written. */
  removeTemporary(): Promise<void>
}

/** The release state, the site that follows from it, and the log of changes. */
export interface StateStore {
  readState(): Promise<StoredState>
  /**
   * Replaces the release state, and with it the site, if the state still has the revision that was read.
   * @throws ConflictError when it has another one; nothing is changed then, nor when there is any other failure
   */
  commit(text: string, site: SiteTexts, revision: string): Promise<string>
  /** Makes the site what a revision of the state says; a newer one is left as it is. */
  writeSite(site: SiteTexts, revision: string): Promise<void>
  /** Adds a line, or several, to the log of releases, which nothing removes. */
  appendLog(line: string): Promise<void>
  /** The lines of the log, in order. */
  readLog(): Promise<string[]>
  /** When a site followed the link of a preview last (ISO 8601); null where none has recorded it. */
  readOpened(name: string): Promise<string | null>
  /** The text of the file that says who may release, for every repository; null when there is none. */
  readOwners(): Promise<string | null>
}

/** Stores released versions, and the files of the site that change with a release: a local folder, or object storage. */
export interface ReleaseStore extends SiteFiles, VersionStore, StateStore {}
