// Stands in for `@module-federation/webpack-bundler-runtime` in remotes: the page that loads one provides it
// (`federation-runtime.js`). What webpack's code keeps in it is the remote's own.
/** @type {unknown} */
const provided = Reflect.get(globalThis, '_FEDERATION_BUNDLER_RUNTIME')
const { attachShareScopeMap, bundlerRuntime, runtime } =
  /** @type {typeof import('./federation-bundler-runtime.js').hostedRuntime} */ (provided)

export default {
  attachShareScopeMap,
  bundlerRuntime,
  bundlerRuntimeOptions: {},
  runtime,
}
