import { type Discovery, discoverySchema } from '@shop/contracts/wire/discovery.ts'
import { parsePageIndex } from '@shop/release-format/page-index.ts'

import { readShellVersion } from '../live/live-release.ts'

interface Version {
  name: string
  version: string
}

/** The version in the address of a remote's entry, on whatever origin. */
const versionOf = (name: string, url: string) =>
  new RegExp(`/${name}/([^/]+)/[^/]+$`).exec(url)?.[1]

/** Returns nothing for a file that cannot be read: browsers say what is wrong with it. */
function readEntries(text: string): Discovery['microFrontends'] {
  try {
    return discoverySchema.parse(JSON.parse(text)).microFrontends
  } catch {
    return {}
  }
}

/**
 * The versions that a site needs to serve what is live: what visitors get and fall back to.
 * @param discovery text of `discovery.json`
 * @param index text of the index of the pages; undefined before the first shell is live
 */
export function listLiveVersions(
  folder: string,
  discovery: string,
  index: string | undefined,
): Version[] {
  const remotes = Object.entries(readEntries(discovery)).flatMap(([name, entries]) =>
    entries.flatMap(({ metadata, fallbackUrl = '' }) => [
      { name, version: metadata.version },
      { name, version: versionOf(name, fallbackUrl) },
    ]),
  )
  const { shell, canary } = index === undefined ? {} : parsePageIndex(index)
  const shells = [
    { name: 'shell', version: shell && readShellVersion(folder, shell) },
    { name: 'shell', version: canary?.version },
  ]
  const versions = [...shells, ...remotes].flatMap(({ name, version }) =>
    version ? [[`${name}/${version}`, { name, version }] as const] : [],
  )
  return [...new Map(versions).values()]
}
