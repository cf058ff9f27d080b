// The part of the federation runtime that webpack's code calls. The shell has it, and hands it to remotes, which are built
// without it (`hosted-bundler-runtime.js`).
import * as runtime from '@module-federation/runtime'
import federation from '@module-federation/webpack-bundler-runtime/dist/index.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

/**
 * Creates the instance of a remote, or finds it when its entry was loaded before. The runtime's own `init` knows the name of the build
 * that it is bundled in, and takes the shell's instance.
 * @type {typeof runtime.init}
 */
function init(options) {
  const { name, version } = options
  const instance = runtime.getInstance(
    (each) => each.options.name === name && each.options.version === version,
  )
  if (!instance) return runtime.createInstance({ ...options, id: options.id ?? '' })
  instance.initOptions({ ...options, id: options.id ?? '' })
  return instance
}

const { attachShareScopeMap, bundlerRuntime } = federation

export const hostedRuntime = {
  attachShareScopeMap,
  // A build that exposes nothing, such as the shell's, leaves this one out.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  runtime: { ...runtime, init },
}
