import path from 'node:path'

import type { LoadedPart, Pages } from '@shop/config/pages.js'
import type { Discovery, DiscoveryEntry } from '@shop/contracts/wire/discovery.ts'
import { toDefaultRemotes } from 'site/live/live-release.ts'

import type { ImportedScripts } from './imported-scripts.ts'

export interface RemoteSources {
  folder: string
  pages: Pages
}

/** Describes what a page of the bundle needs, in the terms of a remote: its "entry" is the first script of its routes. */
function toBundleEntry(
  live: DiscoveryEntry,
  { folder, pages: { pages, layouts } }: RemoteSources,
  imports: readonly ImportedScripts[],
  address: string,
): DiscoveryEntry {
  const load = (file: string) =>
    imports.filter(({ imported }) => imported === path.join(folder, 'src', file))
  const loadMessages = (messages: string) =>
    ['en', 'ar'].flatMap((lang) => load(`${messages}/messages/${lang}.json`))
  const scriptsOf = (found: ImportedScripts[]) => [
    ...new Set(found.flatMap(({ scripts }) => scripts)),
  ]
  const [entry, ...rest] = scriptsOf(load('routes.generated.ts'))
  if (entry === undefined) throw new Error(`${folder} is not in the bundle`)
  const common = [...rest, ...scriptsOf(loadMessages(''))]
  const pageScripts = (parts: LoadedPart[]) =>
    scriptsOf([
      ...parts.flatMap(({ module }) => (module ? load(module) : [])),
      ...parts.flatMap(({ messages }) => messages.flatMap(loadMessages)),
    ]).filter((script) => script !== entry && !common.includes(script))
  const { paths, kernel } = live.extras
  return {
    url: address + entry,
    metadata: { version: live.metadata.version },
    deployment: { default: true, traffic: 100 },
    extras: {
      paths,
      kernel,
      preload: common,
      pages: Object.fromEntries(
        pages.map((page) => {
          const layout = page.layout === undefined ? undefined : layouts[page.layout]
          return [page.path, pageScripts(layout ? [layout, page] : [page])]
        }),
      ),
    },
  }
}

/**
 * The discovery file of the shop in one bundle: the same remotes, paths and versions, and the bundle's scripts.
 * @param address of the bundle's folder on the site, with a slash at its end
 * @throws when a remote is not in the bundle
 */
export function createBundleDiscovery(
  live: Discovery,
  sources: Record<string, RemoteSources>,
  imports: readonly ImportedScripts[],
  address: string,
): Discovery {
  const microFrontends: Discovery['microFrontends'] = {}
  for (const { name, entry } of toDefaultRemotes(live.microFrontends)) {
    const source = sources[name]
    if (source) microFrontends[name] = [toBundleEntry(entry, source, imports, address)]
  }
  return { ...live, microFrontends }
}
