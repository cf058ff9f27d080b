import { PAGE_FOLDER, PAGE_INDEX, type PageIndex } from '../page-index.ts'
import type { SiteFiles } from './site-files.ts'

/** Younger files may belong to a release that is still writing its pages. */
const GRACE_PERIOD_MS = 3_600_000

/** Generated page files that the index no longer refers to. */
export async function findUnusedPages(files: SiteFiles): Promise<string[]> {
  const text = await files.readSiteFile(PAGE_INDEX)
  if (text === null) return []
  const { shell, pages, sitemap, robots } = JSON.parse(text) as PageIndex
  const used = [PAGE_INDEX, shell, sitemap, robots, ...Object.values(pages).map(({ file }) => file)]
  return (await files.listSiteFiles(PAGE_FOLDER))
    .filter(
      ({ file, writtenAt }) => !used.includes(file) && Date.now() - writtenAt > GRACE_PERIOD_MS,
    )
    .map(({ file }) => file)
}
