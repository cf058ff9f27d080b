import { OWNERS_FILE } from 'release-store/release-store.ts'

import { readOwners } from '../owners.ts'
import type { RemoteSubject } from './live-builds.ts'
import { DEFAULT_PAGE_BUDGET, formatKilobytes } from './page-sizes.ts'

/** By how much a team may raise its budget with one release, in percent of the live version's. */
const MAX_RAISE_PERCENT = 10

/**
 * A remote states its own budget. Its team may raise it a little with each release, and the shop's owners by as much as they
 * write into their file.
 */
export async function findBudgetRaise({
  store,
  root,
  label,
  manifest: { name, budget },
  live,
}: RemoteSubject): Promise<string[]> {
  const liveManifest = live?.build?.manifest
  const wanted = budget ?? DEFAULT_PAGE_BUDGET
  const before = liveManifest?.budget ?? DEFAULT_PAGE_BUDGET
  const most = Math.floor((before * (100 + MAX_RAISE_PERCENT)) / 100)
  if (wanted <= most) return []
  const allowed = (await readOwners({ store, root }))?.budgets?.[name] ?? 0
  if (wanted <= allowed) return []
  return [
    `${label} has a budget of ${formatKilobytes(wanted)} kB, more than ${MAX_RAISE_PERCENT} % above the ${formatKilobytes(before)} kB of ` +
      `${liveManifest ? 'the live version' : 'every new remote'}. Lower "budget" to ${most}, or ask the shop's owners for ` +
      `{"budgets": {"${name}": ${wanted}}} in ${OWNERS_FILE}.`,
  ]
}
