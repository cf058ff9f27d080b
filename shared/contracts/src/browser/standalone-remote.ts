/** The remote that a page shows alone, as JSON in the attribute `data-remote` of the document's element. */
export interface StandaloneRemote {
  name: string
  /** Path below which its pages are, with a slash at its end. */
  base: string
  /** Address of its entry. */
  entry: string
  /** Digest of the entry (`sha384-…`), where the release recorded it. */
  integrity?: string
}
