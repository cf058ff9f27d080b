import path from 'node:path'

import { build } from 'esbuild'

/** The files that each file imports, all relative to the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

interface GraphOptions {
  root: string
  /** Files whose imports are followed, relative to the root. */
  entries: readonly string[]
  /** Names of the repository's own packages; what belongs to others is left out, since the lock file states it. */
  packages: ReadonlySet<string>
}

const fileOf = (input: string) => input.replace(/ with \{.*\}$/, '')

const nameOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? ''

/**
 * Reads what files import, directly or by what they import, dynamic imports and `require` included, imports of types alone not.
 * @throws esbuild's errors when a file cannot be read, or lacks what another one imports
 */
export async function readImportGraph({
  root,
  entries,
  packages,
}: GraphOptions): Promise<ImportGraph> {
  const built = await build({
    absWorkingDir: root,
    entryPoints: [...entries],
    bundle: true,
    // Without splitting, each entry would be bundled with all that it reaches.
    splitting: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: path.join(root, 'dist'),
    logLevel: 'silent',
    loader: Object.fromEntries(
      ['css', 'svg', 'png', 'webp', 'avif', 'jpg', 'woff2'].map((type) => [`.${type}`, 'empty']),
    ),
    plugins: [
      {
        name: 'own packages only',
        setup: (compiler) =>
          compiler.onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
            kind === 'entry-point' || packages.has(nameOf(request))
              ? undefined
              : { external: true },
          ),
      },
    ],
  })
  return new Map(
    Object.entries(built.metafile.inputs).map(([file, { imports }]) => [
      fileOf(file),
      imports.filter(({ external }) => !external).map((each) => fileOf(each.path)),
    ]),
  )
}

/** The file that the server's build, and tests of it, use in place of another one. */
const serverFileOf = (file: string) => file.replace(/\.(\w+)$/, '.server.$1')

/** All files that one reaches, itself included. */
export function collectImports(graph: ImportGraph, entries: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    queue.push(...(graph.get(file) ?? []))
  }
  for (const file of [...reached]) reached.add(serverFileOf(file))
  return reached
}
