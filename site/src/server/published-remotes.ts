import { readFileSync } from 'node:fs'
import path from 'node:path'

import { isVersion } from '@shop/contracts/browser/overrides.ts'
import { isRemoteName } from '@shop/contracts/rules/remote-name.ts'
import { remoteManifestSchema } from '@shop/contracts/wire/remote-manifest.ts'
import { toDiscoveryExtras } from '@shop/release-format/discovery-extras.js'
import { LRUCache } from 'lru-cache'

import type { LiveRemote } from '../rendering/render-worker-messages.ts'

const MAX_REMEMBERED = 200

/** Creates a function that reads a published version of a remote, live or not; undefined when there is none. */
export function createPublishedRemotes(folder: string, isReadable: (file: string) => boolean) {
  const found = new LRUCache<string, LiveRemote>({ max: MAX_REMEMBERED })

  function read(name: string, version: string): LiveRemote | undefined {
    const file = path.join(name, version, 'remote.json')
    if (!isReadable(file)) return undefined
    try {
      const json: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
      const manifest = remoteManifestSchema.parse(json)
      if (manifest.name !== name) return undefined
      const url = `/${name}/${version}/${manifest.entry}`
      return { name, entry: { url, metadata: { version }, extras: toDiscoveryExtras(manifest) } }
    } catch {
      return undefined
    }
  }

  return (name: string, version: string): LiveRemote | undefined => {
    if (!isRemoteName(name) || !isVersion(version)) return undefined
    const key = path.join(name, version)
    const remote = found.get(key) ?? read(name, version)
    if (remote) found.set(key, remote)
    return remote
  }
}
