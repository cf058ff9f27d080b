import { build, type Metafile } from 'esbuild'

interface BundleOptions {
  /** Absolute paths by the name of the output, without its extension. */
  entryPoints: Record<string, string>
  outdir: string
  /** Packages that stay outside of the bundle. */
  external: readonly string[]
  sourcemap?: boolean
}

/** Bundles programs for Node; what is imported dynamically becomes files of its own. @returns what is in the bundle */
export async function bundleForNode({
  entryPoints,
  outdir,
  external,
  sourcemap = false,
}: BundleOptions): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    external: [...external],
    sourcemap,
    // The map of a stack trace needs lines, not texts.
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      __dirname: 'import.meta.dirname',
      __filename: 'import.meta.filename',
    },
    // CommonJS packages in the bundle require modules of Node.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
  })
  return metafile
}
