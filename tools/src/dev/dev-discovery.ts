import type { Discovery } from '@shop/contracts/discovery.ts'
import type { RemoteManifest } from '@shop/contracts/remote-manifest.ts'

/**
 * Replaces one remote in a discovery file by its development server, under the name of the live version.
 * @param origin of the development server
 */
export function withDevServer(
  discovery: Discovery,
  { name, entry, paths, kernel, query }: RemoteManifest,
  origin: string,
): Discovery {
  const { metadata } = discovery.microFrontends[name]?.[0] ?? { metadata: { version: 'source' } }
  const devEntry = {
    url: `${origin}/${entry}`,
    metadata: { version: metadata.version },
    deployment: { default: true, traffic: 100 },
    extras: { paths, kernel, preload: [], pages: {}, ...(query && { query }) },
  }
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: [devEntry] } }
}
