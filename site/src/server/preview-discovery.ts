import { readFileSync } from 'node:fs'
import path from 'node:path'

import { type DiscoveryEntry, discoverySchema } from '@shop/contracts/wire/discovery.ts'

import { encodeBody } from './encoded-body.ts'
import { createPublishedRemotes } from './published-remotes.ts'
import type { SiteContext } from './site-context.ts'
import type { OpenPreview } from './tester-gate.ts'

/**
 * Creates a function that makes the discovery file of a preview: its versions come first, since they own their paths, and
 * take the places of the live ones. The views of a release follow the same rules on the server.
 */
export function createPreviewDiscovery({
  folder,
  isReadable,
  addresses,
}: Pick<SiteContext, 'folder' | 'isReadable' | 'addresses'>) {
  const findPublished = createPublishedRemotes(folder, isReadable)

  return ({ versions }: OpenPreview) => {
    const text = addresses.moveDiscovery(readFileSync(path.join(folder, 'discovery.json'), 'utf8'))
    const live = discoverySchema.parse(JSON.parse(text))
    const previewed: Record<string, DiscoveryEntry[]> = {}
    for (const [name, version] of versions) {
      const entry = findPublished(name, version)?.entry
      if (entry) previewed[name] = [entry]
    }
    const microFrontends = { ...previewed, ...live.microFrontends, ...previewed }
    return encodeBody(JSON.stringify({ ...live, microFrontends }))
  }
}
