import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { build, type Metafile } from 'esbuild'

interface BundleOptions {
  /** Absolute paths by the name of the output, without its extension. */
  entryPoints: Record<string, string>
  outdir: string
  /** Packages that stay outside of the bundle. */
  external: readonly string[]
  sourcemap?: boolean
}

/** A bundled CommonJS module that is imported dynamically has a default export only. @throws Error naming it */
function assertNamedExports({ inputs, outputs }: Metafile): void {
  const modules = Object.values(outputs).flatMap(({ entryPoint = '' }) =>
    inputs[entryPoint]?.format === 'cjs' ? [entryPoint] : [],
  )
  if (modules.length === 0) return
  throw new Error(`${modules.join(', ')} is CommonJS: import it where it is always loaded`)
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
    // ES modules where a package has both: what is left out of them stays out of the bundle.
    mainFields: ['module', 'main'],
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
  assertNamedExports(metafile)
  return metafile
}

/** A file beside a module that is read or started by its address. */
const FILE_ADDRESS = /(?:new URL\('(?:\.\/)?|import\.meta\.dirname, ')([\w/-]+\.\w+)'/g

/**
 * Checks that the files which sources of this repository name by their address are beside the bundle.
 * @throws Error naming one that is missing
 */
export async function assertFilesPresent({ inputs }: Metafile, outdir: string): Promise<void> {
  for (const source of Object.keys(inputs).filter((file) => !file.includes('node_modules'))) {
    const text = await readFile(source, 'utf8')
    for (const [, file = ''] of text.matchAll(FILE_ADDRESS)) {
      if (existsSync(path.join(outdir, file))) continue
      throw new Error(`${source} loads ${file} by its address, and the bundle comes without it`)
    }
  }
}
