import path from 'node:path'

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

import { sharedModules } from './shared-modules.js'

/** What hosts and remotes have in common. */
export const federation = {
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  dev: false,
  manifest: false,
}

/** `discovery.json` names the remotes' entries; no federation manifest is read. */
export const optimization = { disableSnapshot: true, target: /** @type {const} */ ('web') }

/** Provides the federation core to remotes. */
const federationRuntime = path.join(import.meta.dirname, 'bundled/federation-runtime.js')

/** Provides the singletons and the federation runtime. @param {string} directory @param {string} name of the container */
export const createHostFederation = (directory, name) =>
  new ModuleFederationPlugin({
    ...federation,
    name,
    shared: sharedModules(directory, { provide: true }),
    runtimePlugins: [federationRuntime],
    experiments: { optimization },
  })
