/** @typedef {import('@shop/contracts/wire/discovery.ts').Discovery} Discovery */
/** @typedef {import('@shop/contracts/wire/remote-manifest.ts').RemoteManifest} RemoteManifest */

/**
 * Replaces one remote in a discovery file by its development server, under the name of the live version.
 * @param {Discovery} discovery
 * @param {Pick<RemoteManifest, 'name' | 'entry' | 'paths' | 'kernel' | 'query' | 'session' | 'touches'>} manifest of what has compiled
 * @param {string} base address of the development server's files, without a slash at its end
 * @returns {Discovery}
 */
export function withDevServer(
  discovery,
  { name, entry, paths, kernel, query, session, touches },
  base,
) {
  const { metadata } = discovery.microFrontends[name]?.[0] ?? { metadata: { version: 'source' } }
  const devEntry = {
    url: `${base}/${entry}`,
    metadata: { version: metadata.version },
    deployment: { default: true, traffic: 100 },
    extras: {
      ...{ paths, kernel, preload: [], pages: {} },
      ...(query && { query }),
      ...(session && { session }),
      ...(touches?.origins && { origins: touches.origins }),
    },
  }
  return { ...discovery, microFrontends: { ...discovery.microFrontends, [name]: [devEntry] } }
}
