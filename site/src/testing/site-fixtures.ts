import type { DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import type { RemoteManifest } from '@shop/contracts/wire/remote-manifest.ts'

/** The page of a shell's build. */
export const pageTemplate =
  '<html data-folder="/shell/1.0.0/" data-messages-en="" data-messages-ar="/shell/1.0.0/messages.ar.js"><script>early()</script><!--head--><!--preload--></html>'

/** The page of a shell's build, which pages rendered on the server are put into. */
export const renderedPageTemplate =
  '<html lang="en" dir="ltr" data-folder="/shell/1.0.0/" data-messages-en="" data-messages-ar="/shell/1.0.0/messages.ar.js"><head><script>early()</script><!--head--><!--preload--></head><body><div id="root"></div><div id="page-skeleton"></div></body></html>'

/** The page of a shell's build that shows any one remote alone. */
export const standaloneTemplate =
  '<html data-folder="/shell/1.0.0/" data-remote="%REMOTE%"><script>alone()</script><!--head--><!--preload--></html>'

/** The declaration of a page about itself, in both languages. */
export function createMeta(title: string, description = `${title}, described.`) {
  return { en: { title, description }, ar: { title: `${title} (ar)`, description } }
}

/** The discovery entry of a remote that owns these paths. */
export function createEntry(name: string, paths: string[], version = '1.0.0'): DiscoveryEntry {
  return {
    url: `/${name}/${version}/remoteEntry.js`,
    metadata: { version },
    deployment: { default: true, traffic: 100 },
    extras: {
      paths,
      kernel: '^1.0.0',
      preload: ['routes.js', 'messages.en.js', 'messages.ar.js'],
      pages: Object.fromEntries(paths.map((pattern, index) => [pattern, [`page.${index}.js`]])),
      query: Object.fromEntries(paths.map((pattern) => [pattern, ['q', 'sort', 'page']])),
    },
  }
}

/** The manifest of a remote that owns these paths. */
export function createRemoteManifest(name: string, paths: string[]): RemoteManifest {
  const { extras } = createEntry(name, paths)
  const { kernel, preload, pages } = extras
  const files = { entry: 'remoteEntry.js', preload, pages }
  const shared = { shared: {}, exposes: ['./routes'], kernel, budget: null }
  return { name, paths, ...files, ...shared, meta: {}, noindex: [] }
}
