import {
  listPageFiles,
  PAGE_FOLDER,
  PAGE_INDEX,
  parsePageIndex,
} from '@shop/release-format/page-index.ts'

import type { SiteFiles } from './site-files.ts'

/** Younger files may belong to a release that is still writing its pages. */
const GRACE_PERIOD_MS = 3_600_000

/** Generated page files that the index no longer refers to. */
export async function findUnusedPages(files: SiteFiles): Promise<string[]> {
  const text = await files.readSiteFile(PAGE_INDEX)
  if (text === null) return []
  const index = parsePageIndex(text)
  const used = [PAGE_INDEX, index.sitemap, index.robots, ...listPageFiles(index)]
  return (await files.listSiteFiles(PAGE_FOLDER))
    .filter(
      ({ file, writtenAt }) => !used.includes(file) && Date.now() - writtenAt > GRACE_PERIOD_MS,
    )
    .map(({ file }) => file)
}
