/** @typedef {import('@shop/contracts/wire/discovery.ts').DiscoveryEntry} DiscoveryEntry */
/** @typedef {import('@shop/contracts/wire/remote-manifest.ts').RemoteManifest} RemoteManifest */
/** @typedef {Pick<RemoteManifest, 'paths' | 'kernel' | 'preload' | 'pages' | 'query' | 'session' | 'touches' | 'slots' | 'extensions' | 'markdown' | 'skeletons'>} Described */

/**
 * @param {Described} manifest of a version
 * @returns {DiscoveryEntry['extras']} what its discovery entry says of it
 */
export function toDiscoveryExtras(manifest) {
  const {
    paths,
    kernel,
    preload,
    pages,
    query,
    session,
    touches,
    slots,
    extensions,
    markdown,
    skeletons,
  } = manifest
  return {
    ...{ paths, kernel, preload, pages },
    ...(query && { query }),
    ...(session && { session }),
    ...(touches?.origins && { origins: touches.origins }),
    ...(slots && { slots }),
    ...(markdown?.length && { markdown }),
    ...(skeletons && { skeletons }),
    ...(extensions && { extensions: extensions.map(({ example: _, ...extension }) => extension) }),
  }
}
