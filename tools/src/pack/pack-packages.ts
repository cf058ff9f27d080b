import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { readJson } from '@shop/config/json.js'
import { PACKAGES_FILE } from '@shop/config/upgrade-packages.js'
import { PROBE_FILES } from 'release/browser/probe.ts'
import { BUILD_WORKER } from 'release/build/builder.ts'
import { emitKernelTypes } from 'release/build/kernel-types.ts'
import { RECORDED_RESPONSES_FILE } from 'release/rendering/recorded-responses.ts'
import { repositoryRoot as root } from 'workspace/workspace.ts'

import { assertFilesPresent, bundleForNode } from '../programs/bundle-for-node.ts'
import { runProcess } from '../run-process.ts'
import { emitModules } from './emit-modules.ts'
import { type KnownVersions, type Manifest, toPackedManifest } from './packed-manifest.ts'

/** What the release tool loads from packages: compilers, threads and browsers have files of their own. */
const NOT_BUNDLED = ['axe-core', 'piscina', 'playwright-core', 'typescript', 'typescript-7']

interface Package {
  /** Relative to the root. */
  folder: string
  /** Absolute paths of what is packed. */
  files: string[]
}

const TESTS = /\.test\.|[\\/](?:fixture|(?<!shared[\\/])testing)[\\/]/
/** Other repositories use the mock of the backend, and nothing else of the end-to-end tests. */
const MOCK_BACKEND = /standalone[\\/](?:mock-.*|expect-theme|own-repository)\.ts$/
const isModule = (file: string) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts')

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}

function findPackages(): Package[] {
  const shared = readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`)
  return [
    ...[...shared, 'config'].map((folder) => ({
      folder,
      files: listFiles(`${folder}/src`).filter((file) => !TESTS.test(file)),
    })),
    { folder: 'e2e', files: listFiles('e2e/standalone').filter((file) => MOCK_BACKEND.test(file)) },
    { folder: 'release', files: [] },
  ]
}

const readManifest = (folder: string): Manifest => readJson(path.join(root, folder, 'package.json'))

/** The name under which a package is installed. */
const packedName = ({ name }: Manifest) => (name.startsWith('@') ? name : `@shop/${name}`)

function readVersions(packages: readonly Package[]): KnownVersions {
  const manifests = packages.map(({ folder }) => readManifest(folder))
  const root = readManifest('')
  return {
    packages: Object.fromEntries(manifests.map((each) => [packedName(each), each.version])),
    libraries: { ...root.devDependencies, ...root.overrides },
  }
}

/**
 * Builds and packs the packages that a remote of another repository needs, as tarballs, with a list of them.
 * @param target folder, created when it is missing
 * @returns the tarballs by package
 */
export async function packPackages(target: string): Promise<Record<string, string>> {
  const packages = findPackages()
  const versions = readVersions(packages)
  const stage = await mkdtemp(path.join(tmpdir(), 'packages-'))
  try {
    const modules = packages.flatMap(({ files }) => files.filter((file) => !file.endsWith('.json')))
    const sources = modules.filter((file) => /\.(tsx?|js)$/.test(file))
    const emitted = emitModules(root, sources)
    for (const { folder, files } of packages) {
      await stagePackage(path.join(stage, folder), folder, files, emitted)
      const manifest = toPackedManifest(packedManifest(folder), versions)
      await writeFile(
        path.join(stage, folder, 'package.json'),
        `${JSON.stringify(manifest, null, 2)}\n`,
      )
    }
    await bundleReleaseTool(path.join(stage, 'release/dist'))
    const types = await emitKernelTypes(root)
    await writeFile(path.join(stage, 'shared/kernel/kernel-types.json'), JSON.stringify(types))
    await mkdir(target, { recursive: true })
    const folders = packages.map(({ folder }) => path.join(stage, folder))
    const options = ['--json', '--pack-destination', target, '--ignore-scripts', '--loglevel=error']
    const output = await runProcess('npm', ['pack', ...options, ...folders], { cwd: stage })
    const packed = JSON.parse(output.slice(output.indexOf('['))) as {
      name: string
      filename: string
    }[]
    const files = Object.fromEntries(packed.map(({ name, filename }) => [name, filename]))
    const index = { packages: files, libraries: versions.libraries }
    await writeFile(path.join(target, PACKAGES_FILE), `${JSON.stringify(index, null, 2)}\n`)
    return files
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

/** The release tool is one bundle: it needs the compilers, and what starts threads with a file of its own. */
function packedManifest(folder: string): Manifest {
  const manifest = readManifest(folder)
  if (folder === 'e2e') {
    return { ...manifest, dependencies: {}, peerDependencies: { '@playwright/test': '^1.60.0' } }
  }
  if (folder !== 'release') return manifest
  const { version, type } = manifest
  return {
    name: packedName(manifest),
    version,
    ...(type !== undefined && { type }),
    bin: { release: 'dist/bin.js' },
    dependencies: Object.fromEntries(NOT_BUNDLED.map((name) => [name, '*'])),
  }
}

async function stagePackage(
  stage: string,
  folder: string,
  files: readonly string[],
  emitted: Map<string, string>,
): Promise<void> {
  const source = path.join(root, folder, existsSync(path.join(root, folder, 'src')) ? 'src' : '')
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await write(
    path.join(stage, 'CHANGELOG.md'),
    readFileSync(path.join(root, folder, 'CHANGELOG.md'), 'utf8'),
  )
  for (const file of files) {
    const target = path.join(stage, 'dist', path.relative(source, file))
    const module = path.relative(root, file).replace(/\.(tsx?|js)$/, '')
    if (isModule(file)) {
      const declaration = emitted.get(`${module}.d.ts`)
      const code = emitted.get(`${module}.js`)
      const base = target.replace(/\.(tsx?|js)$/, '')
      if (declaration !== undefined) await write(`${base}.d.ts`, declaration)
      if (code !== undefined) await write(`${base}.js`, code)
    }
    if (!isModule(file) || file.endsWith('.js')) {
      await mkdir(path.dirname(target), { recursive: true })
      await cp(file, target)
    }
  }
}

async function bundleReleaseTool(outdir: string): Promise<void> {
  const metafile = await bundleForNode({
    entryPoints: {
      bin: path.join(root, 'release/src/cli/cli.ts'),
      // Started by its address.
      'render-worker': path.join(root, 'site/src/rendering/render-worker.js'),
    },
    outdir,
    external: NOT_BUNDLED,
  })
  for (const url of [RECORDED_RESPONSES_FILE, BUILD_WORKER, ...PROBE_FILES]) {
    const file = fileURLToPath(url)
    await cp(file, path.join(outdir, path.basename(file)))
  }
  await assertFilesPresent(metafile, outdir)
}
