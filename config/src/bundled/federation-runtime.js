import { hostedRuntime } from './federation-bundler-runtime.js'
import * as runtimeCore from './federation-core.js'

// Remotes are built without the federation core (`externalRuntime`) and what calls it, and find both here. The shell provides its own; the
// page of a remote that runs alone loads a copy.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_BUNDLER_RUNTIME: hostedRuntime,
})

/** A runtime plugin, because plugins run before any remote is loaded; it has nothing else to do. */
export default function provideFederationRuntime() {
  return { name: 'provide-federation-runtime' }
}
