import { ReleaseError } from '../release-error.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** How many versions are named to choose from. */
const NAMED = 5

/** @throws ReleaseError naming the versions that there are, when this one is not published */
export async function requirePublished(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<void> {
  if (await store.has(name, version)) return
  const published = await store.versions(name)
  const choice = published.slice(0, NAMED).map((other) => `${name}@${other.version}`)
  throw new ReleaseError(
    choice.length > 0
      ? `${name}@${version} is not published. The latest are:\n${choice.join('\n')}`
      : `${name}@${version} is not published; no version of ${name} is. Begin with: publish ${name}`,
  )
}
