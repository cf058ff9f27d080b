import { ReleaseError } from '../release-error.ts'
import type { ReleaseStore } from '../store/release-store.ts'

const MAX_SUGGESTIONS = 5

/** @throws ReleaseError that lists the published versions, when this one is not */
export async function assertPublished(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<void> {
  if (await store.has(name, version)) return
  const published = await store.list(name)
  const suggestions = published.slice(0, MAX_SUGGESTIONS).map((each) => `${name}@${each.version}`)
  throw new ReleaseError(
    suggestions.length > 0
      ? `${name}@${version} is not published. The latest versions are:\n${suggestions.join('\n')}`
      : `${name}@${version} is not published, and neither is any version of ${name}. Start with: publish ${name}`,
  )
}
