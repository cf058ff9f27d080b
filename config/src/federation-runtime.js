import * as runtimeCore from '@module-federation/runtime-core'

// Remotes use the host's runtime (`externalRuntime`); a remote's own page has no host.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
