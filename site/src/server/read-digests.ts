import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'
import { isVersion } from '@shop/contracts/overrides.ts'
import { isRemoteName } from '@shop/contracts/remote-name.ts'

import { computeDigest, DIGESTS, type Digests } from '../digests.ts'
import { nullIfMissing } from '../null-if-missing.ts'

/**
 * The digests of a version's scripts and style sheets, by name; undefined when the release recorded none, or when the list
 * is not what it recorded.
 * @param folder of the releases
 */
export async function readDigests(
  folder: string,
  { url, extras }: DiscoveryEntry,
): Promise<Digests | undefined> {
  // Wherever browsers load it from, it is here as well.
  const [name = '', version = ''] = url.split('/').slice(-3)
  if (extras.digests === undefined || !isRemoteName(name) || !isVersion(version)) return undefined
  const file = path.join(folder, name, version, DIGESTS)
  const text = await readFile(file, 'utf8').catch(nullIfMissing)
  if (text === null) return undefined
  return computeDigest(text) === extras.digests ? (JSON.parse(text) as Digests) : undefined
}
