import { toDiscoveryExtras } from './discovery-extras.js'

/** @typedef {import('@shop/contracts/wire/discovery.ts').Discovery} Discovery */
/** @typedef {import('./discovery-extras.js').Described & { name: string, entry: string }} DevManifest */

/**
 * Replaces one remote in a discovery file by its development server, under the name of the live version.
 * @param {Discovery} discovery
 * @param {DevManifest} manifest of what has compiled
 * @param {string} base address of the development server's files, without a slash at its end
 * @returns {Discovery}
 */
export function withDevServer(discovery, { name, entry, ...manifest }, base) {
  const { metadata } = discovery.microFrontends[name]?.[0] ?? { metadata: { version: 'source' } }
  const devEntry = {
    url: `${base}/${entry}`,
    metadata: { version: metadata.version },
    deployment: { default: true, traffic: 100 },
    // Nothing of it is preloaded: its files have the same names after each change.
    extras: toDiscoveryExtras({ ...manifest, preload: [], pages: {} }),
  }
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: [devEntry] } }
}
