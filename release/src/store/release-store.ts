import { ReleaseError } from '../release-error.ts'
import type { VersionFiles } from './version-files.ts'

/** A version that has been published. */
export interface PublishedVersion {
  version: string
  /** When, in milliseconds since 1970. */
  publishedAt: number
}

/** What is live, as text, and the revision that it had when it was read. */
export interface LiveText {
  /** Null before the first release. */
  text: string | null
  revision: string
}

/** Somebody else changed what is live in the meantime. */
export class ConflictError extends ReleaseError {
  constructor() {
    super('Another release went live in the meantime; nothing was changed. Run the command again.')
  }
}

/**
 * Where released versions live. One folder on this machine now; object storage fits behind it too: a
 * revision is then an ETag, and the one conditional write an `If-Match`.
 */
export interface ReleaseStore {
  /** Whether a version of a front end has been published. */
  has(name: string, version: string): Promise<boolean>
  /** Keeps the files of `folder` as that version, for good. @throws when the version exists */
  put(name: string, version: string, folder: string): Promise<void>
  /** The published versions of a front end, the latest first. */
  versions(name: string): Promise<PublishedVersion[]>
  /** Deletes a version. */
  remove(name: string, version: string): Promise<void>
  /** The files of a published version. */
  files(name: string, version: string): VersionFiles
  /** The text of a changing file of the site (`discovery.json`, pages), or null. */
  readSite(file: string): Promise<string | null>
  /** Replaces a changing file of the site as a whole: a reader sees the old text or the new one. */
  writeSite(file: string, text: string): Promise<void>
  /** The changing files of a folder of the site, and when each was written, in milliseconds since 1970. */
  siteFiles(folder: string): Promise<{ file: string; writtenAt: number }[]>
  removeSite(file: string): Promise<void>
  /** What is live: the one text that everything else of the site follows from. */
  readLive(): Promise<LiveText>
  /**
   * Replaces what is live if it still has the revision that was read.
   * @throws ConflictError when it has another one by now
   */
  writeLive(text: string, revision: string): Promise<void>
}
