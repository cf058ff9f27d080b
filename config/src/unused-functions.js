const RETURN_ALLOWED = {
  allowReturnOutsideFunction: true,
  placeholderPattern: /** @type {const} */ (false),
}

/** A body that throws. */
const THROWS = `throw new Error('This build leaves out what was called')`

/**
 * Functions of installed packages that nothing here reaches, with what replaces their bodies. A bundler keeps them, because code that
 * runs names them.
 * @type {readonly { file: string, functions: Record<string, string> }[]} `file` below `node_modules`
 */
export const UNUSED_FUNCTIONS = [
  {
    // `@shop/router` exports nothing that starts a fetcher or an action; no page comes from the router's own server, and none is
    // prefetched by its framework.
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    functions: {
      createMemoryRouter: THROWS,
      deserializeErrors: THROWS,
      fetch2: THROWS,
      getRouteInstrumentationUpdates: THROWS,
      handleAction: THROWS,
      handleFetcherAction: THROWS,
      handleFetcherLoader: THROWS,
      instrumentClientSideRouter: THROWS,
      normalizeNavigateOptions: 'return { path }',
      PrefetchPageLinks: THROWS,
      RSCErrorHandler: THROWS,
      usePrefetchBehavior: 'return [false, null, {}]',
      useViewTransitionState: 'return false',
    },
  },
  // Remotes are scripts that are loaded by address; shared modules are whole.
  {
    file: '@module-federation/runtime-core/dist/utils/load.js',
    functions: { loadEsmEntry: THROWS, loadSystemJsEntry: THROWS },
  },
  {
    file: '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js',
    functions: { getSharedFallbackGetter: 'return factory' },
  },
  {
    file: '@module-federation/webpack-bundler-runtime/dist/init.js',
    functions: { treeShakingSharePlugin: `return { name: 'whole-shared-modules' }` },
  },
  {
    file: '@module-federation/webpack-bundler-runtime/dist/remotes.js',
    functions: { remotes: THROWS },
  },
  {
    file: '@module-federation/webpack-bundler-runtime/dist/updateOptions.js',
    functions: { updateRemoteOptions: 'return' },
  },
  {
    file: '@module-federation/runtime-core/dist/remote/index.js',
    functions: { preloadRemote: THROWS },
  },
  // No list is loaded page after page into one query.
  {
    file: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    functions: { infiniteQueryBehavior: THROWS },
  },
  // styled-components adds prefixes for old browsers only where it is told to.
  { file: 'stylis/src/Prefixer.js', functions: { prefix: THROWS } },
]

/** @returns rules that leave out the unused functions; another version of a library that has none of that name is left as it is */
export function createTrimmingRules() {
  return UNUSED_FUNCTIONS.map(({ file, functions }) => ({
    test: new RegExp(`node_modules/${file}$`.replaceAll('/', String.raw`[\\/]`)),
    loader: 'babel-loader',
    options: {
      babelrc: false,
      configFile: false,
      compact: false,
      plugins: [[trimFunctions, { functions }]],
    },
  }))
}

/**
 * A Babel plugin that replaces the bodies of functions, and lets the minifier drop components that nothing renders.
 * @param {{ template: typeof import('@babel/core').template }} babel
 * @param {{ functions: Record<string, string>, strict?: boolean }} options `strict` rejects a module without one of them
 * @returns {import('@babel/core').PluginObj}
 */
export function trimFunctions({ template }, { functions, strict = false }) {
  /** @type {Set<string>} */
  let missing
  return {
    name: 'trim-functions',
    pre() {
      missing = new Set(Object.keys(functions))
    },
    visitor: {
      'FunctionDeclaration|ClassMethod|VariableDeclarator'({ node }) {
        const id = 'key' in node ? node.key : 'id' in node ? node.id : undefined
        if (id?.type !== 'Identifier' || !missing.has(id.name)) return
        const target = 'init' in node ? node.init : node
        if (!target || !('body' in target)) return
        missing.delete(id.name)
        const body = template.statements(functions[id.name] ?? '', RETURN_ALLOWED)()
        target.body = { type: 'BlockStatement', body, directives: [] }
        if ('expression' in target) target.expression = false
      },
      // `X = forwardRef(…); X.displayName = 'X'` counts as used.
      ExpressionStatement(path) {
        const { expression } = path.node
        if (expression.type !== 'AssignmentExpression') return
        const { left } = expression
        if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return
        if (left.property.name === 'displayName') path.remove()
      },
      CallExpression({ node }) {
        if (node.callee.type !== 'MemberExpression') return
        const { property } = node.callee
        if (
          property.type !== 'Identifier' ||
          !/^(forwardRef|memo|createContext)$/.test(property.name)
        )
          return
        node.leadingComments = [{ type: 'CommentBlock', value: '#__PURE__' }]
      },
    },
    post() {
      if (strict && missing.size > 0)
        throw new Error(`No function is called ${[...missing].join(', ')}`)
    },
  }
}
