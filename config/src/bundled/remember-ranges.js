/**
 * A runtime plugin: whether a version is in a range is computed once. The federation core does it at every import of a shared module,
 * and all of a page are of a few packages.
 * @returns {import('@module-federation/runtime-core').ModuleFederationRuntimePlugin}
 */
export function rememberRanges() {
  /** @type {Set<string>} */
  const satisfied = new Set()
  return {
    name: 'remember-ranges',
    resolveShare(args) {
      const { shareScopeMap, scope, pkgName, version, shareInfo, resolver } = args
      const { singleton, strictVersion, requiredVersion } = shareInfo.shareConfig ?? {}
      const shared = shareScopeMap[scope]?.[pkgName]?.[version]
      // Only a strict singleton is refused where the version does not satisfy; the core warns of others.
      if (!singleton || !strictVersion || !shared || shareInfo.treeShaking) return args
      const key = `${version} ${requiredVersion}`
      args.resolver = () => {
        if (satisfied.has(key)) return { shared, useTreesShaking: false }
        const resolved = resolver()
        satisfied.add(key)
        return resolved
      }
      return args
    },
  }
}
