/**
 * Who may import whom: what ESLint sees in one file stands in `eslint.config.js`, what takes the whole graph stands here.
 * Imports at run time and of types count, too.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that need each other are one module, or have a third one below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolved',
      comment: 'An import that cannot be resolved is an arrow that nobody sees.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Benchmarks have packages of their own, which are not installed with the shop.
    exclude: { path: '^tools/src/bench/|^\\.(site|data)/|/dist/' },
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
