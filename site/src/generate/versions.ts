import { frontEnds } from 'release/workspace.ts'
import type { ReleaseStore } from 'release/store/release-store.ts'

/** For those who try out other versions than the live ones: what has been published, the latest first. */
export const VERSIONS_FILE = 'versions.json'

/** Writes the list of all published versions. */
export async function writeVersions(store: ReleaseStore): Promise<void> {
  const lists = frontEnds.map(async (name) => {
    const published = await store.versions(name)
    return [name, published.map(({ version }) => version)] as const
  })
  const versions = Object.fromEntries(await Promise.all(lists))
  await store.writeSite(VERSIONS_FILE, `${JSON.stringify(versions, null, 2)}\n`)
}
