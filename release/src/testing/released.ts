import type { DiscoveryEntry } from '@shop/contracts/discovery.ts'

import { compressFolder } from '../build/compress.ts'
import type { RemoteDescription } from '../build/description.ts'
import { entryOf, writeDiscovery } from '../site/discovery.ts'
import { writePages } from '../site/pages.ts'
import { folderStore } from '../store/folder-store.ts'
import { temporaryFolder } from './temporary.ts'

export const template =
  '<html data-folder="/shell/1.0.0/" data-messages-en="" data-messages-ar="/shell/1.0.0/messages.ar.js"><script>early()</script><!--head--><!--preload--></html>'

/** What the build of a remote that owns these paths says of itself. */
export function aDescription(name: string, paths: string[]): RemoteDescription {
  const pages: Record<string, string[]> = {}
  paths.forEach((pattern, index) => (pages[pattern] = [`page.${index}.js`]))
  return {
    name,
    kernel: '^1.0.0',
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

/** The entry of a released remote that owns these paths. */
export function anEntry(name: string, paths: string[], version = '1.0.0'): DiscoveryEntry {
  return entryOf(aDescription(name, paths), version)
}

/** A release folder with the shell and two live remotes in it. */
export async function releasedShop(): Promise<string> {
  const folder = await temporaryFolder({
    'shell/1.0.0/main.abc.js': 'start()'.repeat(100),
    'shell/1.0.0/style.abc.css': 'a{}',
    'shell/.2.0.0.arriving/main.js': 'half of it',
    'mfe-catalog/1.0.0/remoteEntry.js': 'catalog()',
    'mfe-catalog/1.0.0/remote.json': JSON.stringify({
      ...aDescription('mfe-catalog', ['/shop', '/product-detail/:id']),
      meta: { '/shop': aMeta('Shop') },
    }),
    'mfe-content/1.0.0/remote.json': JSON.stringify({
      ...aDescription('mfe-content', ['/', '/helpcenter/*', '/login']),
      meta: { '/': aMeta('Home'), '/login': aMeta('Log in') },
      unlisted: ['/login'],
    }),
    'mfe-catalog/1.0.0/index.html': '<html><script>alone()</script></html>',
  })
  await compressFolder(folder)
  const store = folderStore(folder)
  const discovery = {
    schema: 'x',
    microFrontends: {
      'mfe-catalog': [anEntry('mfe-catalog', ['/shop', '/product-detail/:id'])],
      'mfe-content': [anEntry('mfe-content', ['/', '/helpcenter/*', '/login'])],
    },
  }
  await writeDiscovery(store, discovery)
  await writePages(store, template, discovery)
  return folder
}
