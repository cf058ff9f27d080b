import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { StandaloneRemote } from '@shop/contracts/browser/standalone-remote.ts'
import { isRemoteName } from '@shop/contracts/rules/remote-name.ts'
import { INTEGRITY_FILE } from '@shop/release-format/integrity.js'

import type { createPublishedRemotes } from './published-remotes.ts'

function readEntryDigest(folder: string, base: string, entry: string) {
  const file = path.join(folder, base, INTEGRITY_FILE)
  if (!existsSync(file)) return {}
  const digests = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const integrity = digests[path.posix.basename(entry)]
  return integrity === undefined ? {} : { integrity }
}

/** Finds the published version of a remote that an address is below: `/mfe-NAME/VERSION/…`. Null for the address of a file. */
export function findStandaloneRemote(
  folder: string,
  findPublished: ReturnType<typeof createPublishedRemotes>,
  pathname: string,
): StandaloneRemote | null {
  const [, name = '', version = '', ...rest] = pathname.split('/')
  if (!isRemoteName(name)) return null
  // Files lie in the version's folder itself, and a missing one must not become a page. An id may contain a dot.
  if (rest.length === 1 && rest[0]?.includes('.')) return null
  // Nor must what is not served: builds for the server, and source maps.
  if (/\/\.|\.map$/.test(pathname)) return null
  const base = `/${name}/${version}/`
  const entry = findPublished(name, version)?.entry.url
  // It may have been pruned since it was read.
  if (entry === undefined || !existsSync(path.join(folder, base))) return null
  return { name, base, entry, ...readEntryDigest(folder, base, entry) }
}
