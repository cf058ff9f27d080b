// Stands in for parts of the federation core that need federation manifests, which this shop does not have
// (`production-aliases.js`).

/** Remembers nothing of remotes, and has no hooks. */
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { lifecycle: {}, applyPlugin: () => undefined }
}

/** There is no snapshot of any remote. */
export const getGlobalRemoteInfo = () => ({})

/** @returns {never} */
export function formatPreloadArgs() {
  throw new Error('This build of the federation core cannot preload remotes')
}

export { formatPreloadArgs as defaultPreloadArgs }
export { formatPreloadArgs as normalizePreloadExposes }
export { formatPreloadArgs as preloadAssets }
