import * as runtimeCore from '@module-federation/runtime-core'

import { rememberRanges } from './remember-ranges.js'
import { retryFailedShares } from './retry-failed-shares.js'

// Remotes are built without the federation core (`externalRuntime`) and find it here: the shell's own copy, where the
// option `provideExternalRuntime` would bundle a second one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

// Global, because remotes load shared modules through instances of their own.
runtimeCore.registerGlobalPlugins([rememberRanges(), retryFailedShares()])

/** A runtime plugin, because plugins run before any remote is loaded; it has nothing else to do. */
export default function provideFederationRuntime() {
  return { name: 'provide-federation-runtime' }
}
