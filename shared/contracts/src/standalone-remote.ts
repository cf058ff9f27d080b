/** The remote that a page shows alone, as JSON in the attribute `data-remote` of the document's element. */
export interface StandaloneRemote {
  name: string
  /** Path below which its pages are, with a slash at its end. */
  base: string
  /** Address of its entry. */
  entry: string
  /** Digests of the entry and of the list of the other files' digests, where the release recorded them. */
  integrity?: string
  digests?: string
}
