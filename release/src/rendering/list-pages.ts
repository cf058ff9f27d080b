import { SERVER_BUILD } from '@shop/release-format/version-files.js'
import type { VersionFiles } from 'release-store/version-files.ts'

import { nullIfDamaged, readRemoteManifest } from '../build/manifests.ts'
import { exampleAddress } from '../checks/paths.ts'
import type { PageToRender } from './render-pages.ts'

/** The build for the server; null when the version was built without. */
export async function readServerBuild(files: VersionFiles): Promise<string | null> {
  return (await files.size(SERVER_BUILD)) === null ? null : files.read(SERVER_BUILD)
}

/**
 * The pages of a version of a remote; none when it is damaged, which costs nobody but its own team.
 * @param addresses by path pattern
 */
export async function listPages(
  name: string,
  version: string,
  files: VersionFiles,
  addresses: Record<string, string>,
): Promise<PageToRender[]> {
  const manifest = await readRemoteManifest(files).catch(nullIfDamaged)
  if (!manifest) return []
  const { paths, kernel, preload, pages, slots, extensions, entry, markdown = [] } = manifest
  const extras = {
    ...{ paths, kernel, preload, pages },
    ...(slots && { slots }),
    ...(extensions && { extensions }),
  }
  const url = `/${name}/${version}/${entry}`
  const remote = { name, entry: { url, metadata: { version }, extras } }
  const toPage = (pattern: string) => ({
    remote,
    pattern,
    url: addresses[pattern] ?? exampleAddress(pattern, '1'),
  })
  return [
    ...paths.map(toPage),
    ...markdown.map((pattern) => ({ ...toPage(pattern), isMarkdown: true })),
  ]
}

/** Those of the pages of a remote that have a slot which another remote fills, one of each slot. */
export function listSlotPages(
  pages: readonly PageToRender[],
  filler: PageToRender['remote'],
): PageToRender[] {
  const filled = (filler.entry.extras.extensions ?? []).flatMap(({ slots }) => slots)
  const found = filled.flatMap(
    (slot) =>
      pages.find(({ remote, pattern }) => remote.entry.extras.slots?.[pattern]?.includes(slot)) ??
      [],
  )
  return [...new Set(found)].map((page) => ({ ...page, filler }))
}
