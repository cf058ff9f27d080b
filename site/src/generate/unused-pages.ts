import type { ReleaseStore } from 'release/store/release-store.ts'
import { PAGE_FOLDER, PAGE_INDEX, type PageIndex } from './pages.ts'

/** Milliseconds that a release may take to write its pages; younger files may be another release's. */
const YOUNG = 3_600_000

/** The files of pages that nothing is answered with any more. */
export async function unusedPages(store: ReleaseStore): Promise<string[]> {
  const text = await store.readSite(PAGE_INDEX)
  if (text === null) return []
  const { shell, pages, sitemap, robots } = JSON.parse(text) as PageIndex
  const used = [PAGE_INDEX, shell, sitemap, robots, ...Object.values(pages).map(({ file }) => file)]
  return (await store.siteFiles(PAGE_FOLDER))
    .filter(({ file, writtenAt }) => !used.includes(file) && Date.now() - writtenAt > YOUNG)
    .map(({ file }) => file)
}
