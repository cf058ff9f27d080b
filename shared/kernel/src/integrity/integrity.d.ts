/** The inline script of the same name knows the digests of published files. */
interface Integrity {
  /**
   * States the digests of a version's entry and of the list of its files.
   * @param url of its entry
   */
  expect(url: string, digest: string | undefined, listDigest: string | undefined): void
  /** The digest that a file must have; undefined for one of no published version. */
  find(url: string): string | undefined
  /** Fetches the list that says what these files must be; undefined when that is known, or there is none. */
  prepare(urls: readonly string[]): Promise<void> | undefined
}

interface Window {
  /** Undefined in tests, and in pages of older builds. */
  integrity?: Integrity
}
