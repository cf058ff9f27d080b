import { ReleaseError } from '@shop/release-format/release-error.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'

const MAX_SUGGESTIONS = 5

/** A published version: the latest when none is asked for. @throws ReleaseError when it is not published */
export async function findPublished(
  store: ReleaseStore,
  name: string,
  requested: string | undefined,
): Promise<string> {
  const version = requested ?? (await store.list(name))[0]?.version
  if (version === undefined) {
    throw new ReleaseError(`No version of ${name} is published. Start with: publish ${name}`)
  }
  await assertPublished(store, name, version)
  return version
}

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
