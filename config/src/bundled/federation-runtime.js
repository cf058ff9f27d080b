import { hostedRuntime } from './federation-bundler-runtime.js'
import * as runtimeCore from './federation-core.js'
import { retryFailedShares } from './retry-failed-shares.js'

// Remotes are built without the federation core (`externalRuntime`) and what calls it, and find both here.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_BUNDLER_RUNTIME: hostedRuntime,
})

// Global, because remotes load shared modules through instances of their own.
runtimeCore.registerGlobalPlugins([retryFailedShares()])

/** A runtime plugin, because plugins run before any remote is loaded; it has nothing else to do. */
export default function provideFederationRuntime() {
  return { name: 'provide-federation-runtime' }
}
