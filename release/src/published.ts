import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { ReleaseError } from '@shop/release-format/release-error.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'

import type { ReleaseContext } from './context.ts'

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

type Published = Pick<ReleaseContext, 'store' | 'frontEnds'>

/** The front ends of this repository, then those that only the store has: of other repositories. */
export async function listFrontEnds({ store, frontEnds }: Published): Promise<FrontEnd[]> {
  return [...new Set([...frontEnds, ...(await store.listFrontEnds())])]
}

/** The published versions by front end, latest first. */
export async function listVersions(published: Published): Promise<Record<string, string[]>> {
  const lists = (await listFrontEnds(published)).map(async (name) => {
    const versions = await published.store.list(name)
    return [name, versions.map(({ version }) => version)] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}
