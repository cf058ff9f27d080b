import type { Discovery } from '@shop/contracts/discovery.ts'

import type { RemoteDescription } from 'release/build/manifests.ts'

/**
 * What is live, but for one remote, which comes from its development server. The version that it had remains
 * its name: search engines' texts are read from there.
 * @param origin of the development server
 */
export function fromSource(
  discovery: Discovery,
  { name, entry, paths, kernel }: RemoteDescription,
  origin: string,
): Discovery {
  const { metadata } = discovery.microFrontends[name]?.[0] ?? { metadata: { version: 'source' } }
  const served = {
    url: `${origin}/${entry}`,
    metadata: { version: metadata.version },
    deployment: { default: true, traffic: 100 },
    extras: { paths, kernel, preload: [], pages: {} },
  }
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: [served] } }
}
