import type { Candidate } from '../checks/live-builds.ts'
import { DEFAULT_PAGE_BUDGET, findSizeProblems, measureFiles } from '../checks/page-sizes.ts'
import type { ExaminerOptions } from './examine.ts'
import type { ShopVersions } from './shop-versions.ts'

/** A file that a page asks for early and does not need may be there by chance. */
const TOLERANCE = 0.25

/** Creates a function that compares the scripts which a page has loaded of its remote with the remote's budget. */
export function createSizeCheck(
  { manifests }: ShopVersions,
  candidates: readonly Candidate[],
): ExaminerOptions['findSizeProblems'] {
  return async ({ remote, pattern }, loaded) => {
    const candidate = candidates.find(({ name }) => name === remote)
    if (!candidate) return []
    const { name, version, files } = candidate
    const folder = `/${name}/${version}/`
    const own = loaded
      .map((address) => new URL(address).pathname)
      .filter((file) => file.startsWith(folder))
      .map((file) => file.slice(folder.length))
    const budget = (manifests.get(name)?.budget ?? DEFAULT_PAGE_BUDGET) * (1 + TOLERANCE)
    const size = await measureFiles(`The first load of ${pattern}`, own, files)
    return findSizeProblems(`${name}@${version}`, { name, budget }, [size])
  }
}
