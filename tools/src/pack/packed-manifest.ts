/** The fields of a `package.json` that packing changes or reads. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  type?: string
  exports?: Record<string, string>
  bin?: Record<string, string>
  sideEffects?: boolean | string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  /** The root's, for libraries that several libraries use. */
  overrides?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Versions that the repository states elsewhere. */
export interface KnownVersions {
  packages: Record<string, string>
  /** Versions of libraries, in the root's `package.json`. */
  libraries: Record<string, string>
}

type Target = string | { types: string; default: string }

const BUILT = './dist/'
const SOURCE_EXTENSION = /\.tsx?$/

/**
 * The `package.json` of a package as it is packed: its exports lead to built files under the names of the sources, and
 * it states the version of everything that it depends on.
 * @throws Error for a dependency of an unknown version
 */
export function toPackedManifest(
  {
    private: _private,
    devDependencies: _devDependencies,
    exports = {},
    bin,
    ...manifest
  }: Manifest,
  versions: KnownVersions,
) {
  return {
    ...manifest,
    license: 'MIT',
    engines: { node: '>=20.19' },
    files: ['dist', 'CHANGELOG.md', 'kernel-types.json'],
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, toBuilt(file)])),
    }),
    exports: Object.fromEntries(
      Object.entries(exports).flatMap(([name, target]) => toPackedExports(name, target)),
    ),
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
        name,
        range === '*' ? statedVersion(name, versions) : range,
      ]),
    ),
  }
}

function statedVersion(name: string, { packages, libraries }: KnownVersions): string {
  if (packages[name] !== undefined) return `^${packages[name]}`
  if (libraries[name] !== undefined) return libraries[name]
  throw new Error(`The version of ${name} is not stated in the root's package.json`)
}

const toBuilt = (file: string) => file.replace(/^\.\/(src\/)?/, BUILT)

/** Converts one entry of `exports`; a pattern becomes one entry for each kind of file. */
function toPackedExports(name: string, target: string): [string, Target][] {
  if (target === './package.json') return [[name, target]]
  const built = toBuilt(target)
  if (!target.endsWith('*'))
    return [[name, SOURCE_EXTENSION.test(target) ? toModule(built) : built]]
  const modules = ['.ts', '.tsx', '.js'].map((extension): [string, Target] => [
    name + extension,
    toModule(built + extension),
  ])
  return [...modules, [name, built]]
}

const toModule = (built: string) => {
  const module = built.replace(/\.(tsx?|js)$/, '')
  return { types: `${module}.d.ts`, default: `${module}.js` }
}
