import * as runtimeCore from '@module-federation/runtime-core'

// A remote is built without the runtime and takes the host's; on its own page there is no host.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
