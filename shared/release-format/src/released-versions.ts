/** The file of a release folder that says which versions were live once, at least for some visitors. */
export const RELEASED_VERSIONS = 'released.json'

/** Versions by front end. */
export type ReleasedVersions = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the file's text; null when it is damaged. */
export function parseReleasedVersions(text: string): ReleasedVersions | null {
  try {
    const lists = Object.entries(JSON.parse(text) as Record<string, string[]>)
    return new Map(lists.map(([name, versions]) => [name, new Set(versions)]))
  } catch {
    return null
  }
}
