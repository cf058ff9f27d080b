/**
 * A runtime plugin: a shared module that could not be loaded is loaded again when it is next needed. The federation core keeps the
 * promise of the first attempt, rejected, and would hand it out until the page is reloaded. It goes when the core forgets the
 * promise itself (https://github.com/module-federation/core/pull/5068).
 * @returns {import('@module-federation/runtime-core').ModuleFederationRuntimePlugin}
 */
export function retryFailedShares() {
  return {
    name: 'retry-failed-shares',
    async beforeLoadShare(args) {
      const versionsByScope = Object.values(args.origin.shareScopeMap)
      const shares = versionsByScope.flatMap((scope) => Object.values(scope[args.pkgName] ?? {}))
      await Promise.all(shares.map(forgetFailure))
      return args
    },
  }
}

/** @param {{ loading?: Promise<unknown> | null }} share */
async function forgetFailure(share) {
  const { loading } = share
  try {
    // Throws only if it is rejected already: a pending promise loses to the resolved one.
    await Promise.race([loading, Promise.resolve()])
  } catch {
    if (share.loading === loading) share.loading = null
  }
}
