/** Where released versions live. One folder on this machine now; object storage fits behind it too. */
export interface ReleaseStore {
  /** Whether a version of a front end has been published. */
  has(name: string, version: string): Promise<boolean>
  /** Keeps the files of `folder` as that version, for good. @throws when the version exists */
  put(name: string, version: string, folder: string): Promise<void>
  /** The text of a file of a published version. @throws when there is none */
  read(name: string, version: string, file: string): Promise<string>
  /** The text of a changing file of the site (`discovery.json`, pages), or null. */
  readSite(file: string): Promise<string | null>
  /** Replaces a changing file of the site as a whole: a reader sees the old text or the new one. */
  writeSite(file: string, text: string): Promise<void>
}
