import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'

import { compressFolder } from '../build/compress.ts'
import type { RemoteDescription, Shared } from '../build/manifests.ts'
import { writeIntegrity } from '../build/integrity.ts'
import { goLive } from '../state/release-state.ts'
import { changeLive } from '../state/sync-site.ts'
import { folderStore } from '../store/folder-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { temporaryFolder } from 'site/testing/temporary-folder.ts'

export const template =
  '<html data-folder="/shell/1.0.0/" data-messages-en="" data-messages-ar="/shell/1.0.0/messages.ar.js"><script>early()</script><!--head--><!--preload--></html>'

/** What the build of a remote that owns these paths says of itself. */
export function aDescription(name: string, paths: string[]): RemoteDescription {
  const pages: Record<string, string[]> = {}
  paths.forEach((pattern, index) => (pages[pattern] = [`page.${index}.js`]))
  return {
    name,
    kernel: '^1.0.0',
    exposes: ['./routes'],
    shared: aShare({ '@shop/kernel': '1.0.0' }),
    budget: null,
    paths,
    entry: 'remoteEntry.js',
    preload: ['routes.js', 'messages.en.js', 'messages.ar.js'],
    pages,
    meta: {},
    unlisted: [],
  }
}

/** What a page says of itself, in both languages. */
export function aMeta(title: string, description = `${title}, described.`) {
  return { en: { title, description }, ar: { title: `${title} (ar)`, description } }
}

/** The discovery entry of a remote that owns these paths. */
export function anEntry(name: string, paths: string[], version = '1.0.0'): DiscoveryEntry {
  const { entry, kernel, preload, pages } = aDescription(name, paths)
  return {
    url: `/${name}/${version}/${entry}`,
    metadata: { version },
    deployment: { default: true, traffic: 100 },
    extras: { paths, kernel, preload, pages },
  }
}

/** Of the kernel that all these builds were built with. */
const kernelTypes = JSON.stringify({
  '@shop/kernel/src/kernel.d.ts': 'export declare const cart: 1',
})

/** The files of a build of the shell that provides these versions. */
export const aShell = (provided: Record<string, string> = { '@shop/kernel': '1.0.0' }) => ({
  'index.html': template,
  'host.json': JSON.stringify({ shared: aShare(provided) }),
  'kernel-types.json': kernelTypes,
})

/** A share of these versions, and of those that work as well. */
export const aShare = (versions: Record<string, string>): Shared =>
  Object.fromEntries(
    Object.entries(versions).map(([request, version]) => [
      request,
      { version, requiredVersion: `^${version}` },
    ]),
  )

/** The files of a build of a remote that owns these paths. */
export const aRemote = (
  name: string,
  paths: string[],
  description: Partial<RemoteDescription> = {},
) => ({
  'remote.json': JSON.stringify({ ...aDescription(name, paths), ...description }),
  'kernel-types.json': kernelTypes,
  ...Object.fromEntries(scriptsOf(name, paths).map((file) => [file, `run('${name}')`])),
})

/** The scripts that such a remote consists of. */
function scriptsOf(name: string, paths: string[]): string[] {
  const { entry, preload, pages } = aDescription(name, paths)
  return [entry, ...preload, ...Object.values(pages).flat()]
}

/** Publishes these files as a version. */
export async function put(
  store: ReleaseStore,
  name: string,
  version: string,
  files: Record<string, string>,
): Promise<void> {
  const folder = await temporaryFolder(files)
  await compressFolder(folder)
  await writeIntegrity(folder)
  await store.put(name, version, folder)
}

/** A release folder with the shell and two live remotes in it. */
export async function releasedShop(): Promise<string> {
  const folder = await temporaryFolder({ 'shell/.2.0.0.arriving/main.js': 'half of it' })
  const store = folderStore(folder)
  const main = { 'main.abc.js': 'start()'.repeat(100), 'style.abc.css': 'a{}' }
  await put(store, 'shell', '1.0.0', { ...aShell(), ...main })
  await put(store, 'mfe-catalog', '1.0.0', {
    ...aRemote('mfe-catalog', ['/shop', '/product-detail/:id'], {
      meta: { '/shop': aMeta('Shop') },
    }),
    'index.html': '<html><script>alone()</script></html>',
  })
  const content = { meta: { '/': aMeta('Home'), '/login': aMeta('Log in') }, unlisted: ['/login'] }
  await put(
    store,
    'mfe-content',
    '1.0.0',
    aRemote('mfe-content', ['/', '/helpcenter/*', '/login'], content),
  )
  await changeLive(store, (live) =>
    ['shell', 'mfe-catalog', 'mfe-content'].reduce(
      (changed, name) => goLive(changed, name, '1.0.0'),
      live,
    ),
  )
  return folder
}
