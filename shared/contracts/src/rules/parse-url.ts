/**
 * Parses an address, as `URL.parse` does, which only new browsers have.
 * @param base what a relative address is resolved against
 * @returns null if it is none
 */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base)
  } catch {
    return null
  }
}
