import type { SiteFiles } from 'site/generate/site-files.ts'

import { ReleaseError } from '../release-error.ts'
import type { FrontEnd } from '../workspace.ts'
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
  /** Whether the site was made what it says: not before a release is done, or when one was interrupted. */
  served: boolean
}

/** How many states are kept. */
export const MAX_REVISIONS = 50

/** Who may release, by front end: beside the release state, or in the root of a repository. */
export const OWNERS_FILE = 'release-owners.json'

/** Another process changed the release state after it was read. */
export class ConflictError extends ReleaseError {
  constructor() {
    super('Another release went live in the meantime; nothing was changed. Run the command again.')
  }
}

/** Immutable versions. */
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
  /** Removes what killed processes have left half-written. @returns the number of files and folders */
  removeTemporary(): Promise<number>
}

/** What is live, and who made it so. */
export interface StateStore {
  readState(): Promise<StoredState>
  /** Those before the current one that are kept, latest first. */
  readFormerStates(): Promise<StoredState[]>
  /**
   * Replaces the release state if it still has the revision that was read.
   * @returns the new revision
   * @throws ConflictError when it has another one
   */
  writeState(text: string, revision: string): Promise<string>
  /** Notes that the site is what a revision of the state says. */
  markServed(revision: string): Promise<void>
  /** Adds a line, or several, to the log of releases, which nothing removes. */
  appendLog(line: string): Promise<void>
  /** The lines of the log, in order. */
  readLog(): Promise<string[]>
  /** The text of the file that says who may release, for every repository; null when there is none. */
  readOwners(): Promise<string | null>
}

/** Where released versions are stored, with the files of the site that change with a release. A local folder, or object storage. */
export interface ReleaseStore extends SiteFiles, VersionStore, StateStore {
  /** Whether other machines release into it, whose processes cannot be looked for. */
  readonly isShared: boolean
}
