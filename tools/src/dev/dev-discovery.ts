import type { Discovery } from '@shop/contracts/discovery.ts'
import type { RemoteManifest } from '@shop/contracts/remote-manifest.ts'

/**
 * Replaces one remote in a discovery file by its development server. The live version is kept as its name, since
 * the metadata of its pages is read from there.
 * @param origin of the development server
 */
export function withDevServer(
  discovery: Discovery,
  { name, entry, paths, kernel }: RemoteManifest,
  origin: string,
): Discovery {
  const { metadata } = discovery.microFrontends[name]?.[0] ?? { metadata: { version: 'source' } }
  const devEntry = {
    url: `${origin}/${entry}`,
    metadata: { version: metadata.version },
    deployment: { default: true, traffic: 100 },
    extras: { paths, kernel, preload: [], pages: {} },
  }
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: [devEntry] } }
}
