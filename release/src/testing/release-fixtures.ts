import type { RemoteManifest, SharedModules } from '@shop/contracts/wire/remote-manifest.ts'
import type { FrontEnd } from '@shop/release-format/front-end.ts'
import { createFolderTemplate, createTemporaryFolder } from '@shop/testing/temporary-folder.ts'
import { folderStore } from 'release-store/folder-store.ts'
import type { ReleaseStore } from 'release-store/release-store.ts'
import { createEntry, createMeta, pageTemplate } from 'site/testing/site-fixtures.ts'
import { repositoryRoot } from 'workspace/workspace.ts'

import { compressFolder } from '../build/compress.ts'
import { writeIntegrity } from '../build/integrity.ts'
import { parseVersions, type Version } from '../cli/parsers.ts'
import type { ReleaseContext } from '../context.ts'
import { changeState } from '../state/change-state.ts'
import { promoteVersion, type ReleaseState } from '../state/release-state.ts'

/** The front ends of the shops that these fixtures create. */
export const frontEnds: readonly FrontEnd[] = [
  'shell',
  'mfe-agents',
  'mfe-catalog',
  'mfe-checkout',
  'mfe-content',
]

/** The context of commands on a store, which keeps the lines that they log. */
export function createContext(
  store: ReleaseStore,
  changes: Partial<ReleaseContext> = {},
): ReleaseContext & { logged: string[] } {
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  const getActor = () => 'unknown'
  return { store, frontEnds, root: repositoryRoot, getActor, log, logged, ...changes }
}

/** Changes what is live, past the gate. */
export const changeLive = (
  context: ReleaseContext,
  change: (state: ReleaseState) => ReleaseState,
  action = 'change',
) => changeState(context, (state) => ({ action, next: change(state), candidates: [] }))

/** Makes a version of each front end live, past the gate. */
export const promoteAll = (context: ReleaseContext, names: readonly string[], version = '1.0.0') =>
  changeLive(
    context,
    (state) => names.reduce((changed, name) => promoteVersion(changed, name, version), state),
    'promote',
  )

/** The manifest of a remote that owns these paths. */
export function createManifest(name: string, paths: string[]): RemoteManifest {
  const { kernel, preload, pages } = createEntry(name, paths).extras
  return {
    name,
    kernel,
    exposes: ['./routes'],
    shared: createSharedModules({ '@shop/kernel': '1.0.0' }),
    budget: null,
    paths,
    entry: 'remoteEntry.js',
    preload,
    pages,
    meta: {},
    noindex: [],
  }
}

/** Shared modules in these versions, which accept compatible ones. */
export const createSharedModules = (versions: Record<string, string>): SharedModules =>
  Object.fromEntries(
    Object.entries(versions).map(([request, version]) => [
      request,
      { version, requiredVersion: `^${version}` },
    ]),
  )

/** Types of the kernel that all these builds were built with. */
const kernelTypes = JSON.stringify({
  '@shop/kernel/src/cart.d.ts': 'export declare const cart: 1',
})

/** The files of a shell's build that provides these versions; `budget` limits its start, `provides` states its exports. */
export const createShellFiles = (
  provided: Record<string, string> = { '@shop/kernel': '1.0.0' },
  budget?: number,
  provides?: Record<string, string[]>,
) => ({
  'index.html': pageTemplate,
  'host.json': JSON.stringify({ shared: createSharedModules(provided), budget, provides }),
  'kernel-types.json': kernelTypes,
})

/** The files of the build of a remote that owns these paths. */
export function createRemoteFiles(
  name: string,
  paths: string[],
  changes: Partial<RemoteManifest> = {},
) {
  const manifest = createManifest(name, paths)
  const { entry, preload, pages } = manifest
  const scripts = [entry, ...preload, ...Object.values(pages).flat()]
  return {
    'remote.json': JSON.stringify({ ...manifest, ...changes }),
    'kernel-types.json': kernelTypes,
    ...Object.fromEntries(scripts.map((file) => [file, `run('${name}')`])),
    [entry]: `var ${name.replaceAll('-', '_')} = run('${name}')`,
  }
}

const builds = new Map<string, Promise<string>>()

/** The folder of a build of these files, as it is published. */
async function createBuild(files: Record<string, string>): Promise<string> {
  const folder = await createTemporaryFolder(files)
  await compressFolder(folder)
  await writeIntegrity(folder)
  return folder
}

export async function publishFiles(
  store: ReleaseStore,
  name: string,
  version: string,
  files: Record<string, string>,
): Promise<void> {
  const key = JSON.stringify(files)
  const build = builds.get(key) ?? createBuild(files)
  builds.set(key, build)
  await store.put(name, version, await build)
}

/** Publishes a remote that owns these paths. @param changes of its manifest */
export const publishRemote = (
  store: ReleaseStore,
  name: string,
  version: string,
  paths: string[],
  changes: Partial<RemoteManifest> = {},
) => publishFiles(store, name, version, createRemoteFiles(name, paths, changes))

/** The versions that a command makes live: `mfe-agents@2.0.0`. */
export const release = (...subjects: string[]) => ({
  versions: subjects.reduce<Version[]>((versions, text) => parseVersions(text, versions), []),
})

/** A release folder with a shell and two live remotes. */
export const createReleasedShop = createFolderTemplate(async () => {
  const folder = await createTemporaryFolder()
  const store = folderStore(folder)
  await publishFiles(store, 'shell', '1.0.0', createShellFiles())
  const catalog = { meta: { '/shop': createMeta('Shop') } }
  await publishRemote(store, 'mfe-catalog', '1.0.0', ['/shop', '/product-detail/:id'], catalog)
  const content = {
    meta: { '/': createMeta('Home'), '/login': createMeta('Log in') },
    noindex: ['/login'],
  }
  await publishRemote(store, 'mfe-content', '1.0.0', ['/', '/helpcenter/*', '/login'], content)
  await promoteAll(createContext(store), ['shell', 'mfe-catalog', 'mfe-content'])
  return folder
})
