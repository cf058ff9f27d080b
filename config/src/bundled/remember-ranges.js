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
      const { singleton, requiredVersion } = shareInfo.shareConfig ?? {}
      const shared = shareScopeMap[scope]?.[pkgName]?.[version]
      if (!singleton || !shared || shareInfo.treeShaking) return args
      const key = `${version} ${requiredVersion}`
      // Throws when it is not, as the shares of the shop are strict.
      args.resolver = () => {
        if (satisfied.has(key)) return { shared, useTreesShaking: false }
        const resolved = resolver()
        if (shareInfo.shareConfig?.strictVersion) satisfied.add(key)
        return resolved
      }
      return args
    },
  }
}
